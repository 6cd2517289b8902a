import type {DiagramDefinition} from './types.ts';

const arrow = (from: string, to: string, en?: string, ru?: string, bend?: number) => ({
  from,
  to,
  ...(en && ru ? {label: {en, ru}} : {}),
  ...(bend === undefined ? {} : {bend}),
});

/** Every picture of the site, by the name that pages write: `<Diagram name="publication-states" />`. */
export const diagrams: Readonly<Record<string, DiagramDefinition>> = {
  'publication-states': {
    title: {en: 'How a publication moves through its states', ru: 'Как меняется статус публикации'},
    nodes: [
      {id: 'draft', column: 0, row: 0, label: {en: 'Draft', ru: 'Черновик'}, tone: 'start'},
      {id: 'stage', column: 0, row: 1, label: {en: 'Workflow\nstage', ru: 'Этап рабочего\nпроцесса'}, tone: 'quiet'},
      {id: 'approval', column: 0, row: 2, label: {en: 'Approval', ru: 'Согласование'}, tone: 'quiet'},
      {id: 'pending', column: 1, row: 0, label: {en: 'Pending\npublication', ru: 'Ожидает\nпубликации'}},
      {id: 'publishing', column: 2, row: 0, label: {en: 'Publishing', ru: 'Публикуется'}},
      {id: 'published', column: 3, row: 0, label: {en: 'Published', ru: 'Опубликована'}, tone: 'good'},
      {id: 'error', column: 2, row: 1.2, label: {en: 'Error', ru: 'Ошибка'}, tone: 'bad'},
      {id: 'notDeleted', column: 3, row: 2.2, label: {en: 'Not deleted\nbecause of an error', ru: 'Не удалена\nиз-за ошибки'}, tone: 'bad'},
      {id: 'deleted', column: 3, row: 1.1, label: {en: 'Deleted', ru: 'Удалена'}, tone: 'quiet'},
    ],
    edges: [
      arrow('draft', 'pending', 'Schedule', 'Запланировать'),
      arrow('draft', 'stage', 'send on', 'передать'),
      arrow('stage', 'approval', 'ask', 'запросить'),
      arrow('approval', 'pending', 'approved', 'одобрено'),
      arrow('pending', 'publishing', 'time comes', 'пришло время'),
      arrow('publishing', 'published', 'all accounts', 'все аккаунты'),
      arrow('publishing', 'error', 'an account failed', 'сбой аккаунта'),
      arrow('error', 'pending', 'Retry', 'Повторить'),
      arrow('published', 'deleted', 'delete', 'удалить'),
      arrow('deleted', 'notDeleted', 'network refuses', 'сеть отказала'),
    ],
  },
  'approval-workflow': {
    title: {en: 'How a publication is approved', ru: 'Как согласуется публикация'},
    nodes: [
      {id: 'author', column: 0, row: 0, label: {en: 'Author\nwrites', ru: 'Автор\nпишет'}, tone: 'start'},
      {id: 'editor', column: 1, row: 0, label: {en: 'Stage: editing', ru: 'Этап:\nредактура'}},
      {id: 'approver', column: 2, row: 0, label: {en: 'Stage: approval', ru: 'Этап:\nсогласование'}, tone: 'choice'},
      {id: 'queue', column: 3, row: 0, label: {en: 'Scheduled', ru: 'Запланирована'}, tone: 'good'},
      {id: 'back', column: 1, row: 1.1, label: {en: 'Returned with\na comment', ru: 'Возвращена\nс комментарием'}, tone: 'bad'},
    ],
    edges: [
      arrow('author', 'editor', 'Send for approval', 'На согласование'),
      arrow('editor', 'approver', 'Pass on', 'Передать'),
      arrow('approver', 'queue', 'Approve', 'Одобрить'),
      arrow('approver', 'back', 'Return', 'Вернуть'),
      arrow('back', 'author', 'correct it', 'исправить'),
    ],
  },
  'connecting-instagram': {
    title: {en: 'Which way to connect Instagram', ru: 'Каким способом подключать Instagram'},
    nodes: [
      {id: 'account', column: 0, row: 0.75, label: {en: 'Your Instagram\naccount', ru: 'Ваш аккаунт\nInstagram'}, tone: 'start'},
      {id: 'personal', column: 1, row: 0, label: {en: 'Personal', ru: 'Личный'}, tone: 'bad'},
      {id: 'professional', column: 1, row: 1.5, label: {en: 'Business\nor creator', ru: 'Бизнес\nили автор'}, tone: 'choice'},
      {
        id: 'switch',
        column: 2,
        row: 0,
        label: {en: 'Switch to a profes-\nsional account first', ru: 'Сначала переключите\nна профессиональный'},
        tone: 'quiet',
      },
      {id: 'facebook', column: 2, row: 1, label: {en: 'Through Facebook', ru: 'Через Facebook'}, tone: 'good'},
      {id: 'instagram', column: 2, row: 2, label: {en: 'Through Instagram', ru: 'Через Instagram'}, tone: 'good'},
    ],
    edges: [
      arrow('account', 'personal'),
      arrow('account', 'professional'),
      arrow('personal', 'switch'),
      arrow('professional', 'facebook', 'linked to a Page', 'есть связь со Страницей'),
      arrow('professional', 'instagram', 'no Page', 'Страницы нет'),
    ],
  },
  'connecting-facebook': {
    title: {en: 'How a Facebook Page is connected', ru: 'Как подключается Страница Facebook'},
    nodes: [
      {id: 'person', column: 0, row: 0, label: {en: 'Your profile', ru: 'Ваш профиль'}, tone: 'start'},
      {id: 'role', column: 1, row: 0, label: {en: 'Full control or\ncontent tasks?', ru: 'Полный доступ или\nзадача «контент»?'}, tone: 'choice'},
      {id: 'allow', column: 2, row: 0, label: {en: 'Allow all\npermissions', ru: 'Выдать все\nразрешения'}},
      {id: 'done', column: 3, row: 0, label: {en: 'Page\nconnected', ru: 'Страница\nподключена'}, tone: 'good'},
      {id: 'ask', column: 1, row: 1.1, label: {en: 'Ask the Page’s\nadministrator', ru: 'Попросите\nадминистратора'}, tone: 'bad'},
    ],
    edges: [
      arrow('person', 'role'),
      arrow('role', 'allow', 'yes', 'да'),
      arrow('role', 'ask', 'no', 'нет'),
      arrow('allow', 'done', 'tick the Page', 'отметьте её'),
    ],
  },
  'recurring-posts': {
    title: {en: 'How a recurring post repeats', ru: 'Как повторяется пост'},
    nodes: [
      {id: 'rule', column: 0, row: 0, label: {en: 'Publication with\na repeat rule', ru: 'Публикация\nс правилом'}, tone: 'start'},
      {id: 'first', column: 1, row: 0, label: {en: '1st time', ru: '1-й раз'}},
      {id: 'second', column: 2, row: 0, label: {en: '2nd time', ru: '2-й раз'}},
      {id: 'last', column: 3, row: 0, label: {en: 'Last time', ru: 'Последний раз'}, tone: 'good'},
      {id: 'change', column: 1.5, row: 1.1, label: {en: 'Edit: this one,\nor this and all next', ru: 'Правка: только этот\nили все следующие'}, tone: 'choice'},
    ],
    edges: [
      arrow('rule', 'first'),
      arrow('first', 'second', '+ interval', '+ интервал'),
      arrow('second', 'last', '… until the end', '… до конца'),
      arrow('change', 'second', 'changes', 'меняет'),
    ],
  },
};
