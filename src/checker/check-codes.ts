// Whatever the checker refuses a post for has a code that says so; asked of the data before anything is built.
import {loadErrors} from '../facts/load.ts';
import type {Finding} from '../content/checks/finding.ts';
import {evaluate} from './evaluate.ts';
import type {FileFacts} from './files/facts.ts';
import {measure, type Post} from './measure.ts';
import type {LimitRule, NetworkRules, RuleCode} from './types.ts';

const image: FileFacts = {name: 'a.jpg', size: 200_000, type: 'image', format: 'jpeg', image: {width: 1080, height: 1080, animated: false, rotated: false}};
const video: FileFacts = {
  name: 'a.mp4',
  size: 9_000_000,
  type: 'video',
  format: 'mp4',
  video: {width: 1080, height: 1920, rotated: false, duration: 30, codec: 'avc', frameRate: 30, bitrate: 4_000_000},
};
const empty: Post = {kind: 'post', text: 'a', title: '', comment: '', altText: '', tags: [], files: []};

/** What a post can hold, in words, with the part of a finding's name that says which contents it is about. */
const contents: readonly {readonly says: string; readonly files: readonly FileFacts[]; readonly part: 'no_file' | 'files'}[] = [
  {says: 'a text without a file', files: [], part: 'no_file'},
  {says: 'an image', files: [image], part: 'files'},
  {says: 'several images', files: [image, image], part: 'files'},
  {says: 'a video', files: [video], part: 'files'},
  {says: 'several videos', files: [video, video], part: 'files'},
  {says: 'images together with a video', files: [image, video], part: 'files'},
];

/** Whether one of the codes has the status of a call that is refused for its post. */
const refusesCalls = (codes: readonly RuleCode[]): boolean => codes.some(({code}) => loadErrors().get(code)?.http_status === 422);

const refuses = ({service, effect}: LimitRule): boolean => service === 'refuses' || (service === 'passes' && effect === 'refused');

/** What a network refuses without a code, or the service stops with codes that no call can be answered with. */
export function checkCodes(rules: readonly NetworkRules[]): Finding[] {
  return rules.flatMap((network) => {
    const file = `src/data/networks/${network.id}.yaml`;
    const findings: Finding[] = [];
    for (const limit of network.limits) {
      const post = {...empty, kind: limit.kinds[0] ?? 'post', files: [image, video]};
      if (limit.ofService || !refuses(limit) || measure(limit, post, network.limits) === 'elsewhere') continue;
      const name = `${network.id}.${limit.id}`;
      if (limit.codes.length === 0)
        findings.push({
          file,
          message: `a post beyond the limit "${limit.id}" is refused, and no code says so; add ${name} to the limits of a code in src/data/errors`,
        });
      else if (limit.service === 'refuses' && !refusesCalls(limit.codes))
        findings.push({
          file,
          message: `the service stops a post beyond the limit "${limit.id}" itself, and none of its codes (${limit.codes.map(({code}) => code).join(', ')}) has http_status 422`,
        });
    }
    for (const {kind} of network.kinds.filter(({supported}) => supported !== 'no')) {
      const unnamed = contents.filter(({files}) => evaluate(network, {...empty, kind, files}).content?.codes.length === 0);
      const part = new Set(unnamed.map((one) => one.part)).size === 1 ? `.${unnamed[0]?.part}` : '';
      if (unnamed.length > 0)
        findings.push({
          file,
          message: `a post of kind "${kind}" with ${unnamed.map(({says}) => says).join(', ')} is refused, and no code says so; add ${network.id}.${kind}${part} to the findings of a code in src/data/errors, or the contents to the kind`,
        });
    }
    return findings;
  });
}
