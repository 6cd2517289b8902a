import {execFile, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll} from 'vitest';
import {languages} from '../../../src/api/samples/languages.ts';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../..');

/** What became of a sample: undefined when it ran to its end, otherwise what it said. */
export type Outcome = string | undefined;

interface Runner {
  /** What the name of a sample's file ends in. */
  readonly ending: string;
  /** A program in which samples stand beside each other needs another name for each, instead of this one. */
  readonly renamed?: string;
  /** Says whether the language is there. */
  readonly probe: readonly string[];
  /** Runs samples one after the other; all their files stand in one folder, and the same one may be run again. */
  readonly start: (files: readonly string[], environment: NodeJS.ProcessEnv) => Promise<Outcome[]>;
}

// Inside the project, so that the samples find the package that they import.
const cache = path.join(root, '.cache');
mkdirSync(cache, {recursive: true});
const folder = mkdtempSync(path.join(cache, 'samples-'));
afterAll(() => rmSync(folder, {recursive: true, force: true}));

async function each(files: readonly string[], start: (file: string) => Promise<unknown>): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const file of files) {
    outcomes.push(
      await start(file).then(
        () => undefined,
        (cause: {stdout?: string; stderr?: string}) => `${cause.stdout}${cause.stderr}`,
      ),
    );
  }
  return outcomes;
}

/** All samples in one process of the language, since starting one takes longer than a request: a program of a few lines runs them and writes what became of each. */
function together(command: string, name: string, program: string, args: readonly string[] = []): Runner['start'] {
  return async (files, environment) => {
    const place = mkdtempSync(path.join(folder, 'run-'));
    const results = path.join(place, 'results');
    writeFileSync(path.join(place, name), program);
    await run(command, [...args, path.join(place, name), ...files], {env: {...environment, RESULTS: results}, maxBuffer: 2 ** 26});
    return readFileSync(results, 'utf8')
      .split('\0')
      .slice(0, -1)
      .map((text) => text || undefined);
  };
}

const javascript = `import {appendFileSync} from 'node:fs';
// A module runs once under its address.
for (const [turn, file] of process.argv.slice(2).entries()) appendFileSync(process.env.RESULTS, await import(\`\${file}?\${turn}\`).then(() => '', String) + '\\0');
`;
const python = `import os, runpy, sys
for file in sys.argv[1:]:
    said = ''
    try:
        runpy.run_path(file)
    except BaseException as cause:
        said = f'{cause!r}'
    with open(os.environ['RESULTS'], 'a') as results:
        results.write(said + '\\0')
`;
const php = `<?php
foreach (array_slice($argv, 1) as $file) {
    $said = '';
    try {
        (static function () use ($file) { require $file; })();
    } catch (Throwable $cause) {
        $said = (string) $cause;
    }
    file_put_contents(getenv('RESULTS'), $said . "\\0", FILE_APPEND);
}
`;
const ruby = `ARGV.each do |file|
  said = ''
  begin
    load file, true
  rescue Exception => cause
    said = cause.full_message(highlight: false)
  end
  File.write(ENV.fetch('RESULTS'), said + "\\0", mode: 'a')
end
`;
const java = `import java.net.*;
import java.nio.file.*;
import java.util.*;
import javax.tools.*;

public class Runner {
    public static void main(String[] files) throws Exception {
        var place = Path.of(files[0]).getParent();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var manager = compiler.getStandardFileManager(null, null, null);
        var sources = manager.getJavaFileObjects(new HashSet<>(List.of(files)).toArray(String[]::new));
        if (!compiler.getTask(null, manager, null, List.of("-proc:none", "-d", place.toString()), null, sources).call()) System.exit(1);
        var loader = new URLClassLoader(new URL[] {place.toUri().toURL()});
        for (var file : files) {
            var said = "";
            try {
                loader.loadClass(Path.of(file).getFileName().toString().replace(".java", "")).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
            } catch (java.lang.reflect.InvocationTargetException cause) {
                said = cause.getCause().toString();
            }
            Files.writeString(Path.of(System.getenv("RESULTS")), said + "\\0", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }
}
`;

/** Go compiles and links: all samples are functions of one program, which runs the one that it is asked for. */
async function go(files: readonly string[], environment: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const place = path.dirname(files[0] ?? folder);
  const names = [...new Set(files)].map((file) => path.basename(file, '.go'));
  writeFileSync(path.join(place, 'go.mod'), 'module samples\n\ngo 1.19\n');
  const list = names.map((name) => `"${name}": ${name}`).join(', ');
  writeFileSync(path.join(place, 'main.go'), `package main\n\nimport "os"\n\nfunc main() {\n\tmap[string]func(){${list}}[os.Args[1]]()\n}\n`);
  await run('go', ['build', '-ldflags=-s -w', '-o', 'samples', '.'], {cwd: place, env: environment});
  return await each(files, async (file) => await run(path.join(place, 'samples'), [path.basename(file, '.go')], {env: environment}));
}

const runners: Readonly<Record<string, Runner>> = {
  curl: {
    ending: 'sh',
    probe: ['curl', '--version'],
    start: async (files, env) => await each(files, async (file) => await run('sh', [file], {env})),
  },
  javascript: {ending: 'mjs', probe: [process.execPath, '--version'], start: together(process.execPath, 'run.mjs', javascript)},
  typescript: {
    ending: 'mts',
    probe: [process.execPath, '--version'],
    start: together(process.execPath, 'run.mjs', javascript, ['--disable-warning=ExperimentalWarning']),
  },
  python: {ending: 'py', probe: ['python3', '-c', 'import requests'], start: together('python3', 'run.py', python)},
  php: {ending: 'php', probe: ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'], start: together('php', 'run.php', php)},
  go: {ending: 'go', renamed: 'main()', probe: ['go', 'version'], start: go},
  java: {ending: 'java', renamed: 'class Main', probe: ['javac', '-version'], start: together('java', 'Runner.java', java)},
  ruby: {ending: 'rb', probe: ['ruby', '-rnet/http', '-e', ''], start: together('ruby', 'run.rb', ruby)},
};

/** Languages of the samples that this machine runs. */
export const runnable = languages
  .map(({id}) => id)
  .filter((id) => {
    const [command, ...args] = runners[id]?.probe ?? [];
    return command !== undefined && spawnSync(command, args).status === 0;
  });

/** Runs samples of a language with a token, one after the other. */
export async function runSamples(id: string, codes: readonly string[]): Promise<Outcome[]> {
  const runner = runners[id];
  if (!runner) throw new Error(`no way to run ${id}`);
  const place = mkdtempSync(path.join(folder, `${id}-`));
  const different = [...new Set(codes)];
  const fileOf = (code: string): string => path.join(place, `Sample${different.indexOf(code)}.${runner.ending}`);
  for (const code of different) {
    const own = runner.renamed?.replace(/Main|main/, `Sample${different.indexOf(code)}`);
    if (runner.renamed && !code.includes(runner.renamed)) throw new Error(`${id}: a sample without "${runner.renamed}"`);
    writeFileSync(fileOf(code), runner.renamed ? code.replace(runner.renamed, own ?? '') : code);
  }
  const files = codes.map(fileOf);
  return await runner.start(files, {...process.env, API_TOKEN: 'token'});
}
