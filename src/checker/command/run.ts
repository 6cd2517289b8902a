import {openAsBlob} from 'node:fs';
import {readFile as readWhole, stat} from 'node:fs/promises';
import path from 'node:path';
import {checkPost, checkText, UnknownNetworkError} from '../check.ts';
import type {FileFacts} from '../files/facts.ts';
import {readFile} from '../files/read.ts';
import type {LimitsFile} from '../limits-files/schema.ts';
import {textLimit} from '../share.ts';
import {readArguments, UsageError, usage} from './arguments.ts';

/** What the command says, and the number it ends with: 0 published everywhere, 1 refused somewhere, 2 not checked. */
export interface Outcome {
  readonly status: 0 | 1 | 2;
  readonly output: string;
  readonly problem?: string;
}

const isText = (file: string): boolean => file === '-' || /\.(txt|md)$/i.test(file);

/** Throws {@link UsageError} for a file that is not there or is none. */
async function mustBeFile(file: string): Promise<void> {
  const found = await stat(file).catch((cause: NodeJS.ErrnoException) => {
    throw new UsageError(cause.code === 'ENOENT' ? `${file} is not there.` : `${file} cannot be read (${cause.code}).`);
  });
  if (!found.isFile()) throw new UsageError(`${file} is a folder; name the files in it.`);
}

async function factsOf(file: string): Promise<FileFacts> {
  await mustBeFile(file);
  return readFile(await openAsBlob(file), path.basename(file));
}

async function textOf(file: string, readInput: () => Promise<string>): Promise<string> {
  if (file === '-') return readInput();
  await mustBeFile(file);
  // Editors end a file with a line break that nobody publishes, and some begin it with a mark.
  return (await readWhole(file, 'utf8'))
    .replace(/^\uFEFF/, '')
    .replace(/\r\n/g, '\n')
    .replace(/\n$/, '');
}

/** Checks the post that the arguments describe. Never throws for what they hold. */
export async function run(
  given: readonly string[],
  environment: NodeJS.ProcessEnv,
  limits: () => LimitsFile,
  readInput: () => Promise<string>,
): Promise<Outcome> {
  try {
    const command = readArguments(given, environment);
    if (command.help) return {status: 0, output: usage};
    const texts = command.files.filter(isText);
    if (texts.length > 1) throw new UsageError(`A post has one text; ${texts.join(' and ')} are two.`);
    const text = texts[0] === undefined ? '' : await textOf(texts[0], readInput);
    if (text.length > textLimit) throw new UsageError(`The text has ${text.length} characters; at most ${textLimit} are checked.`);
    const files: FileFacts[] = [];
    for (const file of command.files.filter((name) => !isText(name))) files.push(await factsOf(file));
    if (text.trim() === '' && files.length === 0) throw new UsageError('There is nothing to check: the text is empty and no file is named.');
    const {kind, title, comment, altText, tags, locale} = command;
    const cover = command.cover === undefined ? {} : {cover: await factsOf(command.cover)};
    const check = checkPost(limits(), {kind, text, title, comment, altText, tags, files, ...cover}, command.networks, locale);
    return {status: check.counts.refused > 0 ? 1 : 0, output: command.json ? JSON.stringify({version: 1, ...check, files}, null, 2) : checkText(check, locale)};
  } catch (cause) {
    if (cause instanceof UsageError || cause instanceof UnknownNetworkError) return {status: 2, output: '', problem: cause.message};
    throw cause;
  }
}
