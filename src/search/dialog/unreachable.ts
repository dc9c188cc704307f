/** What a search that reaches nothing says: the dialog, the results page, and the early script before either is there. */
export const UNABLE = "Unable to fetch results";
export const CHECK_CONNECTION = "You might want to check your network connection.";
export const UNREACHABLE = `${UNABLE}. ${CHECK_CONNECTION}`;
