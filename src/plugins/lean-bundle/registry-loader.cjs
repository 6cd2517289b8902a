/**
 * The registry names the source file of every chunk, for the server's rendering only; in the browser those names are
 * a third of what each route adds to the main script.
 */
module.exports = function registryLoader(source) {
  return source.replace(/, "[^"]*", require\.resolveWeak\(/g, ', "", require.resolveWeak(');
};
