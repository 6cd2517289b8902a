import {deflateRawSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {addressLimit, readState, type SharedState, writeState} from './share.ts';

const known = ['telegram', 'x', 'vkontakte'];
const state: SharedState = {
  kind: 'post',
  networks: ['telegram', 'x'],
  text: 'Привет, мир! 👩‍👩‍👧 #тег & 100 % + «так»\nhttps://example.com/?a=1#b',
  title: 'A title',
  comment: '',
  altText: '',
  tags: 'one, two',
};

describe('the address', () => {
  it('carries texts and choices there and back, short and long', async () => {
    for (const text of [state.text, state.text.repeat(40), '']) {
      const written = await writeState({...state, text});
      expect(written).toMatch(/^check=2&kind=post&networks=telegram\.x.*&end=1$/);
      expect(() => decodeURIComponent(written ?? '%')).not.toThrow();
      expect(await readState(`#${written}`, known)).toEqual({state: {...state, text}});
    }
  });
  it('carries what other programs have damaged: the mark for an unreadable character stays, half an emoji goes', async () => {
    for (const length of [1, 200]) {
      const marked = 'was \uFFFD here '.repeat(length);
      expect(await readState(`#${await writeState({...state, text: marked})}`, known)).toMatchObject({state: {text: marked}});
      const halved = 'cut \uD83D here \uDE00, whole 👍 '.repeat(length);
      expect(await readState(`#${await writeState({...state, text: halved})}`, known)).toMatchObject({
        state: {text: 'cut  here , whole 👍 '.repeat(length)},
      });
    }
  });
  it('is read as older ones were written', async () => {
    expect(await readState('#check=1&kind=post&networks=telegram.x&text=a%20b%2Bc%26d+e', known)).toMatchObject({
      state: {text: 'a b+c&d+e', networks: ['telegram', 'x']},
    });
  });
  it('packs a long Cyrillic text into less than its letters', async () => {
    const sentence = 'Мы открываем запись на осенний курс, и вот что в нём будет нового. ';
    const text = Array.from({length: 60}, (_, index) => `${index}. ${sentence}`).join('\n');
    expect((await writeState({...state, text}))?.length).toBeLessThan(text.length / 4);
  });
  it('is not written when it would be longer than messengers keep', async () => {
    let seed = 1;
    const noise = Array.from({length: 40_000}, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return String.fromCodePoint(0x4e00 + (seed % 20_000));
    }).join('');
    expect(await writeState({...state, text: noise})).toBeUndefined();
  });
  it('that was cut anywhere says so, within a letter as well', async () => {
    const written = `#${await writeState({...state, text: 'Привет, мир'})}`;
    expect(await readState(written, known)).toMatchObject({state: {text: 'Привет, мир'}});
    for (let length = '#check='.length; length < written.length; length += 1)
      expect(await readState(written.slice(0, length), known)).toEqual({problem: 'damaged'});
  });
  it('of a heading is none of ours', async () => {
    expect(await readState('#how', known)).toBeUndefined();
    expect(await readState('', known)).toBeUndefined();
  });
  it('that is hostile or cut is answered, never thrown at', async () => {
    const damaged = [
      '#check=1',
      '#check=2&kind=post',
      '#check=1&kind=%E0%A4%A',
      '#check=1&kind=post&text=%FF%FE',
      '#check=1&kind=post&text.z=@@@',
      '#check=1&kind=post&text.z=AAAA',
    ];
    for (const hash of damaged) expect(await readState(hash, known), hash).toEqual({problem: 'damaged'});
    expect(await readState(`#check=1&kind=post&text=${'a'.repeat(addressLimit * 3)}`, known)).toEqual({problem: 'too-long'});
    const bomb = deflateRawSync(Buffer.alloc(10_000_000, 97)).toString('base64url');
    expect(bomb.length).toBeLessThan(addressLimit);
    expect(await readState(`#check=1&kind=post&text.z=${bomb}`, known)).toEqual({problem: 'too-long'});
  });
  it('names only networks that there are, each once', async () => {
    expect(await readState('#check=1&kind=short&networks=x.nothing.x.<b>', known)).toMatchObject({state: {kind: 'short', networks: ['x']}});
  });
});
