/**
 * Marks the components and contexts of react-router as free of side effects, so that webpack leaves out those that
 * nobody imports. The package gives them a name for its development tools by an assignment, which would keep them all.
 * It also asks React for a function by a computed name, for versions without it: then webpack keeps an object with all
 * of React, and its own code that makes one.
 *
 * @param {string} code a file of the package
 * @returns {string}
 */
export default function pureComponents(code) {
  return code
    .replace(/^var (\w+) = (React\d*\.(?:createContext|forwardRef|memo)\()/gm, 'var $1 = /*#__PURE__*/ $2')
    .replace(/^\w+\.displayName = .*;$/gm, '')
    .replace(/(?<=\bReact\d*)\[USE_OPTIMISTIC\]/g, '.useOptimistic');
}
