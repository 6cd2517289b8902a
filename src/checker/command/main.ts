// `npm run check:post`: the post checker on the command line.
import {text} from 'node:stream/consumers';
import {buildLimitsFile} from '../limits-files/build.ts';
import {run} from './run.ts';

const {status, output, problem} = await run(process.argv.slice(2), process.env, buildLimitsFile, () => text(process.stdin));
if (output) console.log(output);
if (problem) console.error(`${problem} More: npm run check:post -- --help`);
process.exitCode = status;
