import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {localeOfFile} from '../../content/locale.ts';
import {readDocument} from '../document.ts';
import type {ApiDocument} from '../types.ts';
import {apiVersions, type ApiVersion, latestVersion} from '../versions.ts';
import {addWhole, leaveNamesToCalls, linkCalls, wholeOf} from './calls.ts';

/** Read once a build: pages name calls, paths and fields, which have no `$ref` above them. */
const documents = new Map<ApiVersion, ApiDocument>();

function documentOf(version: ApiVersion): ApiDocument {
  const document = documents.get(version) ?? (readDocument(version) as unknown as ApiDocument);
  documents.set(version, document);
  return document;
}

/** Remark transform: calls of the API that a page names lead to their pages, and where it tells programs to change a publication, it says with what. */
export default function remarkCalls() {
  return (tree: Root, file: VFile): void => {
    if (/\/reference\/changelog\.mdx$/.test(file.path)) leaveNamesToCalls(tree);
    if (/\/reference\/[^/]*$/.test(file.path)) return;
    const version = apiVersions.find(({id}) => file.path.includes(`version-${id}/`)) ?? latestVersion;
    addWhole(tree, wholeOf(documentOf(latestVersion), localeOfFile(file.path)));
    linkCalls(tree, documentOf(version), version);
  };
}
