// Instead of the theme's Prism (108 kB): code is highlighted while the site is built (src/content/highlight). Docusaurus asks its module
// of languages for nothing but what it does at its start.
