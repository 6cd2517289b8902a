/**
 * The month in which examples plan something: pages and guides write it as `{exampleMonth}`, the OpenAPI documents and the tables for import in
 * full. It lies ahead, but not farther than a publication can be scheduled; `npm run report` says when to move it. In New York, whose offset stands
 * beside it, it is summer time. The sample of a delivery in docs/channels/webhook/connecting.mdx carries the same day as a number, in `X-Timestamp`.
 */
export const exampleMonth = '2027-06';
