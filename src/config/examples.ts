/**
 * The month in which examples plan something: pages and guides write it as `{exampleMonth}`, the OpenAPI documents and the tables for import in
 * full. It lies ahead, but not farther than a publication can be scheduled; `npm run report` says when to move it. In New York, whose offset stands
 * beside it, it is summer time.
 */
export const exampleMonth = '2027-06';

/** The secret that samples of deliveries are signed with (`src/content/remark-signature`); pages write it as `{exampleSecret}`. */
export const exampleSecret = 'sample-secret-of-a-webhook';
