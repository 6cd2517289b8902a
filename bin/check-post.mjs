#!/usr/bin/env node
import {start} from './start.mjs';

await start('src/checker/command/main.ts');
