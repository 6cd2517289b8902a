import converter from 'openapi-to-postmanv2';

/** Postman collection (format 2.1) of a published document, with the token as a variable of the collection. */
export async function postmanCollection(document: object): Promise<object> {
  // The converter changes what it is given.
  const data = JSON.stringify(document);
  return await new Promise((resolve, reject) => {
    converter.convertV2(
      {type: 'string', data},
      {
        folderStrategy: 'Tags',
        requestParametersResolution: 'Example',
        exampleParametersResolution: 'Example',
        includeAuthInfoInExample: false,
        optimizeConversion: false,
      },
      (error, result) => {
        const collection = result?.output?.[0]?.data;
        if (error || !result?.result || !collection)
          reject(new Error(`the Postman collection could not be made: ${error?.message ?? result?.reason ?? 'no reason given'}`));
        else resolve(withoutRandomIds(collection));
      },
    );
  });
}

/** The converter gives every item a random id; without them the same document gives the same file. */
function withoutRandomIds(value: object): object {
  return JSON.parse(
    JSON.stringify(value, (key, item) => ((key === 'id' || key === '_postman_id') && /^[0-9a-f]{8}-[0-9a-f]{4}-/.test(String(item)) ? undefined : item)),
  ) as object;
}
