import type {Locale} from '../config/product.ts';

type Words = Readonly<Record<Locale, string>>;

interface State {
  /** Number on the wire. */
  readonly value: number;
  readonly label: Words;
  /** Cell of the picture, counted from 0. */
  readonly column: number;
  readonly row: number;
}

interface Transition {
  readonly from: number;
  readonly to: number;
  readonly when: Words;
}

/** A picture of states: boxes in a grid and arrows between them. */
export interface StatePicture {
  readonly title: Words;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
}

/** `publication_status`: a test holds its states against the enumeration of the OpenAPI documents. */
export const publicationStates: StatePicture = {
  title: {en: 'How publication_status changes', ru: 'Как меняется publication_status'},
  states: [
    {value: 4, label: {en: 'draft', ru: 'черновик'}, column: 0, row: 0},
    {value: 11, label: {en: 'workflow stage', ru: 'этап процесса'}, column: 0, row: 1},
    {value: 12, label: {en: 'approval', ru: 'согласование'}, column: 0, row: 2},
    {value: 10, label: {en: 'template', ru: 'шаблон'}, column: 0, row: 3},
    {value: 5, label: {en: 'pending', ru: 'ждёт'}, column: 1, row: 1},
    {value: 2, label: {en: 'publishing', ru: 'публикуется'}, column: 2, row: 1},
    {value: 3, label: {en: 'error', ru: 'ошибка'}, column: 2, row: 3},
    {value: 1, label: {en: 'published', ru: 'опубликована'}, column: 3, row: 1},
    {value: 6, label: {en: 'not deleted', ru: 'не удалена'}, column: 3, row: 3},
    {value: 0, label: {en: 'deleted', ru: 'удалена'}, column: 4, row: 1},
  ],
  transitions: [
    {from: 4, to: 5, when: {en: 'the draft is planned', ru: 'черновик запланирован'}},
    {from: 11, to: 5, when: {en: 'the last stage is passed', ru: 'пройден последний этап'}},
    {from: 12, to: 5, when: {en: 'it is approved', ru: 'публикация согласована'}},
    {from: 5, to: 2, when: {en: 'post_at has come', ru: 'наступило post_at'}},
    {from: 2, to: 1, when: {en: 'all accounts took it', ru: 'приняли все аккаунты'}},
    {from: 2, to: 3, when: {en: 'an account was refused', ru: 'один из аккаунтов получил отказ'}},
    {from: 3, to: 5, when: {en: 'it is planned again', ru: 'публикация запланирована снова'}},
    {from: 1, to: 0, when: {en: 'it is deleted, by call or at delete_at', ru: 'публикация удалена вызовом или в delete_at'}},
    {from: 1, to: 6, when: {en: 'the network did not delete the post', ru: 'сеть не удалила пост'}},
    {from: 6, to: 0, when: {en: 'it is deleted after all', ru: 'удаление удалось позже'}},
  ],
};

/** `status` of an upload. */
export const uploadStates: StatePicture = {
  title: {en: 'How the status of an upload changes', ru: 'Как меняется status загрузки'},
  states: [
    {value: 5, label: {en: 'waiting', ru: 'ждёт файл'}, column: 0, row: 0},
    {value: 4, label: {en: 'uploading', ru: 'загружается'}, column: 1, row: 0},
    {value: 3, label: {en: 'processing', ru: 'обработка'}, column: 2, row: 0},
    {value: 1, label: {en: 'uploaded', ru: 'загружен'}, column: 3, row: 0},
    {value: 2, label: {en: 'error', ru: 'ошибка'}, column: 2, row: 1},
  ],
  transitions: [
    {from: 5, to: 4, when: {en: 'the file is being sent', ru: 'файл отправляется'}},
    {from: 4, to: 3, when: {en: 'the whole file has arrived', ru: 'файл пришёл целиком'}},
    {from: 3, to: 1, when: {en: 'the file is fit for use; file_id is set', ru: 'файл годится; появился file_id'}},
    {from: 4, to: 2, when: {en: 'it could not be fetched or did not arrive whole', ru: 'файл не скачался или пришёл не целиком'}},
    {from: 3, to: 2, when: {en: 'the file is damaged or not supported', ru: 'файл повреждён или не поддерживается'}},
  ],
};

export interface StatesData {
  readonly title: string;
  readonly states: readonly {readonly value: number; readonly label: string; readonly column: number; readonly row: number}[];
  readonly transitions: readonly {readonly from: number; readonly to: number; readonly when: string}[];
}

/** A picture in one language, as its component draws it. */
export function statesIn(picture: StatePicture, locale: Locale): StatesData {
  return {
    title: picture.title[locale],
    states: picture.states.map((state) => ({...state, label: state.label[locale]})),
    transitions: picture.transitions.map((transition) => ({...transition, when: transition.when[locale]})),
  };
}
