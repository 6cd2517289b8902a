import {stem} from './tokens.ts';

/** Words that questions are full of and that tell no page from another. Written as the index holds them: ё as е. */
const stopWords = new Set(
  `a an and are as at be been by can cannot could d did do does doing don for from had has have how i if in into is isn it its ll m me my
  of on or our re s should so t that the their them then there these they this to ve was we were what when where which use used using too much many some any also just only why will with would you your
  cant dont doesnt didnt wont isnt arent wasnt im ive whats wheres hows please hello hi thanks want wants wanted trying tried somehow really again
  а бы был была были было быть в вам вас ваш вы где да для до его ее если есть же за и из или им их к как какая какие какой когда ко ли
  мне мной могу можно мой моя мы на над нам нас наш не него нет ни но о об он она они оно от по под почему при про с свой своя со так там то тоже
  только ты у уже что чтобы это делать сделать сколько нужно надо куда откуда зачем этот эта эти я
  пожалуйста подскажите здравствуйте привет спасибо хочу хотим хотел хотела вообще еще опять снова прям просто
  мои моего моей моих моем моему моими свои своего своей своих своем своему своими наши нашего нашей наших нашем нашему нашими ваша ваше ваши вашего вашей ваших вашем вашему вашими
  какого каком какому каких каким какими какую который которая которое которые которого которой которых котором которую
  этого этой этих этом этому этими эту того той тех том тому теми такой такая такое такие такого таких неё ней них ними себя себе собой`.split(/\s+/),
);

/** Words that sentences are made with: they tell a little, and much less than the others. */
const fillers = new Set(
  `all already always another anything anywhere because before but come comes each else ever every everything get gets getting go goes going gone got happen happens happened here
  instead keep keeps let like make makes made need needs never no not now off one onto other others out over own put see single something sometimes still
  take takes tell than thing things though through thru up via way well what whatever while yet whose am or able right
  будет будут весь ведь везде вместо во вот вроде всегда все всего всей всем всех всю где-то даже должен должна должны другой другая другие других зато здесь иногда
  каждый каждая каждое каждую каждого каждой лишь либо может могут никак никогда ничего нигде ну один одна одно одну одного одной пока после потом
  почему-то перед через раз сам сама само сами самому самой сейчас сразу стало стал стали тогда тут туда уж хотя чего чем чему что-то
  бывает выходит получается оказывается делает делают пытаюсь пробую случилось происходит значит именно опять-таки теперь`
    .split(/\s+/)
    .flatMap((surface) => [surface, stem(surface)]),
);

/** Whether a word, or its stem, says little about what is looked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word);
}

/** Whether a normalized word says nothing about what is looked for. */
export function isStopWord(surface: string): boolean {
  return stopWords.has(surface);
}
