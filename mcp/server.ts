import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {CallToolRequestSchema, type CallToolResult, ListToolsRequestSchema, type Tool as ListedTool} from '@modelcontextprotocol/sdk/types.js';
import * as z from 'zod';
import {UnknownNetworkError} from '../src/checker/check.ts';
import {product} from '../src/config/product.ts';
import {failure} from './answer.ts';
import {registerPrompts} from './prompts.ts';
import {registerResources} from './resources.ts';
import {SiteUnreachableError} from './site/files.ts';
import {QuestionError, type Site} from './site/site.ts';
import {tools} from './tools/index.ts';

/** Raised with every change of what the tools take or give. */
const version = '1.1.0';

const instructions = `The help site of ${product.name}, a service that publishes and schedules posts to social networks. Use explain_error for error codes and messages, network_limits and check_post for limits, api_operation for its API, search_help and read_page for the rest. Answers are in English or Russian; name the page's address when you use one.`;

const listed: readonly ListedTool[] = tools.map(({name, title, description, input}) => ({
  name,
  title,
  description,
  inputSchema: z.toJSONSchema(input, {io: 'input'}) as ListedTool['inputSchema'],
  annotations: {title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false},
}));

/** What is wrong with a question, for whoever asked it. */
function inputProblem(name: string, error: z.ZodError): string {
  const lines = error.issues.slice(0, 5).map(({path, message}) => `- ${path.join('.') || 'the question'}: ${message}`);
  return `${name} cannot take this:\n${lines.join('\n')}`;
}

async function call(name: string, question: unknown, site: Site): Promise<CallToolResult> {
  const tool = tools.find((item) => item.name === name);
  if (!tool) return failure(`There is no tool "${name.slice(0, 80)}". There are: ${tools.map((item) => item.name).join(', ')}.`);
  const read = tool.input.safeParse(question ?? {});
  if (!read.success) return failure(inputProblem(name, read.error));
  try {
    return await tool.run(read.data, site);
  } catch (cause) {
    if (cause instanceof SiteUnreachableError || cause instanceof QuestionError || cause instanceof UnknownNetworkError) return failure(cause.message);
    console.error(`${name}:`, cause);
    return failure(`${name} failed on this question; that is a fault of this program. Ask in another way.`);
  }
}

/** A server over a site, to be connected to a transport. It keeps nothing of who asks. */
export function createServer(site: Site): McpServer {
  const server = new McpServer({name: `${product.slug}-help`, title: `${product.name} Help`, version}, {instructions, capabilities: {tools: {}}});
  // By hand: the stock handlers answer a wrong question with the schema library's own JSON.
  server.server.setRequestHandler(ListToolsRequestSchema, () => ({tools: [...listed]}));
  server.server.setRequestHandler(CallToolRequestSchema, ({params}) => call(params.name, params.arguments, site));
  registerResources(server, site);
  registerPrompts(server, site);
  return server;
}
