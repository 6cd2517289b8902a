/** The network that a group of pages is about: its own page, or the list of its errors. `href`: where the group's name leads. */
export function networkOf(href: string | undefined, networks: ReadonlySet<string>): string | undefined {
  const id = /\/docs\/(?:channels\/|category\/errors-)([a-z]+)\/?$/.exec(href ?? '')?.[1];
  return id !== undefined && networks.has(id) ? id : undefined;
}
