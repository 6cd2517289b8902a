import {expect, it} from 'vitest';
import {typesetMessages} from './messages.ts';

it('typesets messages and keeps everything else', () => {
  const before = '{\n  "a.b": {\n    "message": "В чате - {count}",\n    "description": "x - y"\n  }\n}\n';
  expect(typesetMessages(before, 'ru')).toBe('{\n  "a.b": {\n    "message": "В\u00a0чате\u00a0— {count}",\n    "description": "x - y"\n  }\n}\n');
});
