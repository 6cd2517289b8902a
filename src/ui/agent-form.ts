// Attributes by which a form tells an assistant in the browser what it is for (WebMCP's declarative form). Other browsers ignore them.

/** For the form itself: the tool's name, and what it does. */
export function agentForm(name: string, description: string): Readonly<Record<string, string>> {
  return {toolname: name, tooldescription: description};
}

/** For one of its fields: what to put in. */
export function agentField(description: string): Readonly<Record<string, string>> {
  return {toolparamdescription: description};
}
