import type {Locale} from '../config/product.ts';
import {typeset} from '../language/typography.ts';
import type {PostKind} from './schema/common.ts';
import type {ErrorFacts} from './schema/error.ts';
import type {Limit, Metric, Network, TextMetric} from './schema/network.ts';

/** Words for the data's enumerations, in both languages; components and exports read them from here. */
type Labels<Key extends string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>;

/** Labels in typographer's spaces and dashes. */
function set<Key extends string>(labels: Labels<Key>): Labels<Key> {
  return Object.fromEntries(
    Object.entries<Readonly<Record<Locale, string>>>(labels).map(([key, {en, ru}]) => [key, {en: typeset(en, 'en'), ru: typeset(ru, 'ru')}]),
  ) as Labels<Key>;
}

export const metricLabels: Labels<Metric> = set({
  text_length: {en: 'Text length', ru: 'Длина текста'},
  title_length: {en: 'Title length', ru: 'Длина заголовка'},
  description_length: {en: 'Description length', ru: 'Длина описания'},
  first_sentence_length: {en: 'Length of the first sentence', ru: 'Длина первого предложения'},
  alt_text_length: {en: 'Alt text length', ru: 'Длина альтернативного текста'},
  comment_length: {en: 'Comment length', ru: 'Длина комментария'},
  hashtag_count: {en: 'Hashtags', ru: 'Хештеги'},
  mention_count: {en: 'Mentions', ru: 'Упоминания'},
  link_count: {en: 'Links', ru: 'Ссылки'},
  tag_count: {en: 'Tags', ru: 'Теги'},
  tag_length: {en: 'Length of a tag', ru: 'Длина тега'},
  tags_length: {en: 'All tags together', ru: 'Общая длина тегов'},
  media_count: {en: 'Files in one post', ru: 'Файлы в одном посте'},
  image_count: {en: 'Images in one post', ru: 'Изображения в одном посте'},
  image_size: {en: 'Image file size', ru: 'Размер файла изображения'},
  image_format: {en: 'Image formats', ru: 'Форматы изображений'},
  image_width: {en: 'Image width', ru: 'Ширина изображения'},
  image_height: {en: 'Image height', ru: 'Высота изображения'},
  image_width_plus_height: {en: 'Image width plus height', ru: 'Сумма ширины и высоты изображения'},
  image_pixels: {en: 'Pixels in an image', ru: 'Количество пикселей изображения'},
  image_ratio: {en: 'Image aspect ratio', ru: 'Соотношение сторон изображения'},
  animation_size: {en: 'Animated GIF file size', ru: 'Размер файла анимированного GIF'},
  video_count: {en: 'Videos in one post', ru: 'Видео в одном посте'},
  video_size: {en: 'Video file size', ru: 'Размер файла видео'},
  video_duration: {en: 'Video length', ru: 'Длительность видео'},
  video_format: {en: 'Video formats', ru: 'Форматы видео'},
  video_codec: {en: 'Video codecs', ru: 'Видеокодеки'},
  video_frame_rate: {en: 'Frame rate', ru: 'Частота кадров'},
  video_bitrate: {en: 'Video bit rate', ru: 'Битрейт видео'},
  video_width: {en: 'Video width', ru: 'Ширина видео'},
  video_height: {en: 'Video height', ru: 'Высота видео'},
  video_ratio: {en: 'Video aspect ratio', ru: 'Соотношение сторон видео'},
  audio_codec: {en: 'Audio codecs', ru: 'Аудиокодеки'},
  audio_bitrate: {en: 'Audio bit rate', ru: 'Битрейт звука'},
  audio_sample_rate: {en: 'Audio sample rate', ru: 'Частота дискретизации звука'},
  audio_channels: {en: 'Audio channels', ru: 'Каналы звука'},
  cover_size: {en: 'Cover file size', ru: 'Размер файла обложки'},
  cover_format: {en: 'Cover formats', ru: 'Форматы обложки'},
  cover_width: {en: 'Cover width', ru: 'Ширина обложки'},
  cover_height: {en: 'Cover height', ru: 'Высота обложки'},
  poll_options: {en: 'Poll options', ru: 'Варианты ответа в опросе'},
  publication_rate: {en: 'Publishing rate', ru: 'Частота публикаций'},
  request_rate: {en: 'API requests', ru: 'Запросы к API'},
  token_lifetime: {en: 'Access token lifetime', ru: 'Срок действия токена доступа'},
  schedule_window: {en: 'Scheduling window', ru: 'На сколько вперёд можно планировать'},
  edit_window: {en: 'Time to edit', ru: 'Время на редактирование'},
  payload_size: {en: 'Request size', ru: 'Размер запроса'},
  address_size: {en: 'Length of the address', ru: 'Длина адреса'},
  feed_items: {en: 'Items in the feed', ru: 'Публикации в ленте'},
});

/** Parts of a post, where a limit speaks of the part itself and not of its length. */
export const partLabels: Labels<TextMetric> = set({
  text_length: {en: 'Text', ru: 'Текст'},
  title_length: {en: 'Title', ru: 'Заголовок'},
  description_length: {en: 'Description', ru: 'Описание'},
  first_sentence_length: {en: 'First sentence', ru: 'Первое предложение'},
  alt_text_length: {en: 'Alt text', ru: 'Альтернативный текст'},
  comment_length: {en: 'Comment', ru: 'Комментарий'},
});

export const boundLabels: Labels<Limit['bound']> = set({
  max: {en: 'at most', ru: 'не больше'},
  min: {en: 'at least', ru: 'не меньше'},
  allowed: {en: '', ru: ''},
  exact: {en: 'exactly', ru: 'ровно'},
  required: {en: 'required', ru: 'обязательно'},
  forbidden: {en: 'without the characters', ru: 'без символов'},
});

export const whenLabels: Labels<Limit['when']> = set({
  any: {en: '', ru: ''},
  text_only: {en: 'text only', ru: 'только текст'},
  with_media: {en: 'with media', ru: 'с медиафайлами'},
  with_images: {en: 'with images', ru: 'с изображениями'},
  with_video: {en: 'with video', ru: 'с видео'},
  single: {en: 'single file', ru: 'один файл'},
  carousel: {en: 'carousel', ru: 'карусель'},
  gif: {en: 'GIF', ru: 'GIF'},
  png: {en: 'PNG', ru: 'PNG'},
  link: {en: 'link post', ru: 'пост со ссылкой'},
  personal: {en: 'personal account', ru: 'личный профиль'},
  premium: {en: 'paid subscription', ru: 'платная подписка'},
  free: {en: 'without a subscription', ru: 'без подписки'},
  chunked: {en: 'uploaded in parts', ru: 'загрузка частями'},
  by_url: {en: 'uploaded by URL', ru: 'загрузка по ссылке'},
  feed: {en: 'in an RSS feed', ru: 'в RSS-ленте'},
});

export const effectLabels: Labels<Limit['effect']> = set({
  refused: {en: 'The network refuses the post', ru: 'Соцсеть отклоняет пост'},
  recommended: {en: 'Recommended, not enforced', ru: 'Рекомендуется, но не обязательно'},
  silent: {en: 'The network changes, cuts, or drops it without an error', ru: 'Соцсеть без ошибки меняет, обрезает или отбрасывает то, что не подходит'},
});

export const serviceLabels: Labels<Limit['service']> = set({
  passes: {en: 'sent unchanged', ru: 'отправляется без изменений'},
  refuses: {en: 'blocked in the editor', ru: 'редактор не пропускает'},
  converts: {en: 'converted', ru: 'конвертируется'},
  crops: {en: 'cropped', ru: 'кадрируется'},
  cuts: {en: 'cut to length', ru: 'обрезается по длине'},
  splits: {en: 'split into several', ru: 'делится на несколько'},
  resizes: {en: 'scaled down', ru: 'уменьшается'},
});

export const countingLabels: Labels<NonNullable<Limit['counting']>> = set({
  utf16: {en: 'in UTF-16 units: most emoji count as 2', ru: 'в единицах UTF-16: большинство эмодзи считаются за 2'},
  code_points: {en: 'in Unicode code points', ru: 'в кодовых точках Юникода'},
  graphemes: {en: 'as you see them: one emoji counts as 1', ru: 'как видит читатель: эмодзи считается за 1'},
  bytes: {en: 'in UTF-8 bytes: a Cyrillic letter takes 2', ru: 'в байтах UTF-8: кириллическая буква занимает 2'},
  emoji_bytes: {en: 'an emoji counts as its UTF-8 bytes, usually 4', ru: 'эмодзи считается в байтах UTF-8, чаще всего за 4'},
  weighted: {en: 'weighted: a link counts as 23, an emoji as 2', ru: 'с весами: ссылка — 23, эмодзи — 2'},
  unspecified: {en: '', ru: ''},
});

export const kindLabels: Labels<PostKind> = set({
  post: {en: 'post', ru: 'пост'},
  story: {en: 'story', ru: 'история'},
  short: {en: 'short video', ru: 'короткое видео'},
});

export const kindPluralLabels: Labels<PostKind> = set({
  post: {en: 'posts', ru: 'посты'},
  story: {en: 'stories', ru: 'истории'},
  short: {en: 'short videos', ru: 'короткие видео'},
});

type FeatureId = Network['features'][number]['id'];
export const featureLabels: Labels<FeatureId> = set({
  links_clickable: {en: 'Clickable links in the text', ru: 'Ссылки в тексте кликабельны'},
  links_shortened: {en: 'Links shortened by the network', ru: 'Соцсеть сокращает ссылки'},
  link_preview: {en: 'Link preview', ru: 'Превью ссылки'},
  hashtags_clickable: {en: 'Clickable hashtags', ru: 'Хештеги кликабельны'},
  mentions_clickable: {en: 'Clickable mentions', ru: 'Упоминания становятся ссылками'},
  text_formatting: {en: 'Text formatting (bold, italic)', ru: 'Форматирование текста (жирный, курсив)'},
  carousel: {en: 'Several files in one post', ru: 'Несколько файлов в одном посте'},
  mixed_media: {en: 'Images and video in one post', ru: 'Изображения и видео в одном посте'},
  alt_text: {en: 'Alt text of images', ru: 'Альтернативный текст изображений'},
  first_comment: {en: 'First comment', ru: 'Первый комментарий'},
  location: {en: 'Geolocation', ru: 'Геолокация'},
  video_cover: {en: 'Custom video cover', ru: 'Своя обложка видео'},
  edit_after_publishing: {en: 'Editing after publishing', ru: 'Редактирование после публикации'},
  delete_through_api: {en: 'Deleting through the API', ru: 'Удаление через API'},
  comments_switch: {en: 'Turning comments off', ru: 'Отключение комментариев'},
  privacy_choice: {en: 'Audience choice', ru: 'Выбор аудитории'},
  native_scheduling: {en: 'Scheduling by the network itself', ru: 'Отложенная публикация средствами соцсети'},
  paid_partnership: {en: 'Paid partnership label', ru: 'Пометка о рекламном партнёрстве'},
});

export const supportLabels: Labels<'yes' | 'no' | 'partly'> = set({
  yes: {en: 'Yes', ru: 'Да'},
  no: {en: 'No', ru: 'Нет'},
  partly: {en: 'Partly', ru: 'Частично'},
});

type Content = Network['post_kinds'][number]['contents'][number];
export const contentLabels: Labels<Content> = set({
  text: {en: 'text alone', ru: 'только текст'},
  image: {en: 'one image', ru: 'одно изображение'},
  images: {en: 'several images', ru: 'несколько изображений'},
  video: {en: 'video', ru: 'видео'},
  mixed: {en: 'images and video together', ru: 'изображения и видео вместе'},
  link: {en: 'link', ru: 'ссылка'},
  poll: {en: 'poll', ru: 'опрос'},
  document: {en: 'document', ru: 'документ'},
  gif: {en: 'GIF', ru: 'GIF'},
  article: {en: 'article', ru: 'статья'},
});

export const actionLabels: Labels<ErrorFacts['action']> = set({
  nothing: {en: 'Nothing to do: it’s retried automatically', ru: 'Ничего делать не нужно: попытка повторится'},
  wait_and_retry: {en: 'Wait, then retry', ru: 'Подождите и повторите'},
  check_network: {en: 'Check the profile first', ru: 'Сначала проверьте профиль'},
  fix_post: {en: 'Fix the post', ru: 'Исправьте пост'},
  reconnect: {en: 'Reconnect the account', ru: 'Переподключите аккаунт'},
  act_in_network: {en: 'Fix it on the network', ru: 'Исправьте в соцсети'},
  ask_admin: {en: 'Ask the owner or an admin', ru: 'Нужен владелец или администратор'},
  contact_support: {en: 'Contact support', ru: 'Напишите в поддержку'},
});

export const fixerLabels: Labels<ErrorFacts['fixer']> = set({
  you: {en: 'You', ru: 'Вы'},
  network: {en: 'The network', ru: 'Соцсеть'},
  us: {en: 'Support', ru: 'Поддержка'},
});

export const liveLabels: Labels<ErrorFacts['may_be_live']> = set({
  no: {en: 'No', ru: 'Нет'},
  maybe: {en: 'Possibly: look before you retry', ru: 'Возможно: проверьте, прежде чем повторять'},
  yes: {en: 'Yes', ru: 'Да'},
});

/** What a fact rests on that only the service can state; such a page has no date of a document. */
export const ownDocumentation: Readonly<Record<Locale, string>> = {en: 'own documentation', ru: 'собственная документация'};
