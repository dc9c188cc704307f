export const tide = "high"; // {not} <read>
