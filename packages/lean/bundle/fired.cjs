/**
 * Which rewrites have found what they rewrite, in this process. One module for the loader and the plugin: the bundler runs loaders
 * in the build's own process, once a language.
 */
const fired = new Map();

module.exports = {
  /** A rewrite has done its work in a file. */
  report(name) {
    fired.set(name, (fired.get(name) ?? 0) + 1);
  },
  /** How often each has, since the last time this was asked. */
  take() {
    const counts = new Map(fired);
    fired.clear();
    return counts;
  },
};
