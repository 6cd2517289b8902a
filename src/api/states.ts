import type {DiagramDefinition, DiagramNode} from '../content/diagrams/types.ts';

type Tone = NonNullable<DiagramNode['tone']>;

/** A state of the wire: the box's id is its number, which is also its first line. */
function state(value: number, column: number, row: number, en: string, ru: string, tone?: Tone): DiagramNode {
  return {id: String(value), column, row, label: {en: `${value}\n${en}`, ru: `${value}\n${ru}`}, ...(tone ? {tone} : {})};
}

function change(from: number, to: number, en: string, ru: string): DiagramDefinition['edges'][number] {
  return {from: String(from), to: String(to), label: {en, ru}};
}

/** `publication_status`: a test holds its states against the enumeration of the OpenAPI documents. */
export const publicationStates: DiagramDefinition = {
  title: {en: 'How publication_status changes', ru: 'Как меняется publication_status'},
  narrow: {4: [0, 0], 10: [1, 0], 11: [0, 1], 5: [1, 1], 12: [0, 2], 2: [1, 2.1], 3: [0, 3.1], 1: [1, 3.3], 6: [0, 4.5], 0: [1, 4.5]},
  nodes: [
    state(4, 0, 0, 'draft', 'черновик', 'start'),
    state(11, 0, 1, 'workflow stage', 'этап процесса', 'start'),
    state(12, 0, 2, 'approval', 'согласование', 'start'),
    state(10, 0, 3, 'template', 'шаблон', 'quiet'),
    state(5, 1, 1.1, 'scheduled', 'запланирована'),
    state(2, 2, 1.1, 'publishing', 'публикуется'),
    state(3, 2, 2.3, 'error', 'ошибка', 'bad'),
    state(1, 2, 0, 'published', 'опубликована', 'good'),
    state(6, 3, 1.2, 'not deleted', 'не удалена', 'bad'),
    state(0, 3, 0, 'deleted', 'удалена', 'quiet'),
  ],
  edges: [
    change(4, 5, 'time set', 'задано время'),
    change(11, 5, 'passed', 'пройден'),
    change(12, 5, 'approved', 'одобрено'),
    change(5, 2, 'post_at', 'post_at'),
    change(2, 1, 'accepted', 'принято'),
    change(2, 3, 'refused', 'отказ'),
    change(3, 5, 'scheduled again', 'новая попытка'),
    change(1, 0, 'deleted', 'удалена'),
    change(1, 6, 'refused', 'отказ'),
    change(6, 0, 'deleted', 'удалена'),
  ],
};

/** `status` of an upload. */
export const uploadStates: DiagramDefinition = {
  title: {en: 'How the status of an upload changes', ru: 'Как меняется status загрузки'},
  nodes: [
    state(5, 0, 0, 'waiting', 'ждёт файл', 'start'),
    state(4, 1, 0, 'uploading', 'загружается', 'start'),
    state(3, 2, 0, 'processing', 'обрабатывается'),
    state(1, 3, 0, 'uploaded', 'загружен', 'good'),
    state(2, 2, 1.2, 'error', 'ошибка', 'bad'),
  ],
  edges: [
    change(5, 4, 'file sent', 'отправка'),
    change(4, 3, 'arrived', 'пришёл'),
    change(3, 1, 'file_id', 'file_id'),
    change(4, 2, 'incomplete', 'не целиком'),
    change(3, 2, 'unusable', 'не годится'),
  ],
};
