/** The values HTML allows for attributes that do not accept every string. */
const VALUES: Readonly<Record<string, RegExp>> = {
  colspan: /^[1-9]\d*$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  id: /^\S+$/,
  preload: /^(?:none|metadata|auto)?$/i,
  rowspan: /^\d+$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/i,
  span: /^[1-9]\d*$/,
  start: /^-?\d+$/,
  target: /^(?:_blank|_self|_parent|_top|[^_\s].*)$/i,
  translate: /^(?:yes|no)?$/i,
};
/** The same for attributes of one element. */
const OWN_VALUES: Readonly<Record<string, RegExp>> = {
  "li value": /^-?\d+$/,
  "ol type": /^[1aAiI]$/,
  "video height": /^\d+$/,
  "video width": /^\d+$/,
};

/** Elements that cannot have an accessible name unless they have a role. */
const NAMELESS =
  /^(?:b|bdi|bdo|code|data|del|div|em|i|ins|kbd|mark|p|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;

/** Whether HTML allows this value for an attribute of an element; @param hasRole whether the element has a role of its own */
export function takesValue(
  element: string,
  name: string,
  value: unknown,
  hasRole: boolean,
): boolean {
  const attribute = name.toLowerCase();
  if (/^aria-label(?:ledby)?$/.test(attribute)) return hasRole || !NAMELESS.test(element);
  const pattern = OWN_VALUES[`${element} ${attribute}`] ?? VALUES[attribute];
  return pattern === undefined || pattern.test(String(value));
}
