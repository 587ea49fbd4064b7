/** Names of days that only people of the Old Calendar use: Serbs, Russians and Georgians. */
import { plain } from './explained.js';

const serbian =
  'nikoljdan|savindan|jovanj?dan|(?:dj?|đ)ur(?:dj?|đ)evdan|(?:dj?|đ)ur(?:dj?|đ)ic|mitrovdan|aran(?:dj?|đ)elovdan|lucindan|petkovdan|petkovica|stevanj?dan|vidovdan|ilindan|petrovdan|ivanj?dan|markovdan|tomindan|trifundan|miholjdan|krstovdan|spasovdan|alimpijevdan|ignjat(?:ijev)?dan|(?:velika |mala )?gospojina|bozic|badnj(?:i dan|e vece)|bogojavljenje|sretenje|blagovesti|preobrazenje|vavedenje|sveti (?:nikola|sava|jovan|luka|(?:dj?|đ)or(?:dj?|đ)e)';
const russian =
  '(?:pravoslavnoe )?rozhdestvo(?: (?:khristovo|bogoroditsy))?|kreshche?nie|sochelnik|svyatki|nikol(?:a|ay) (?:zimniy?|letniy?)|nikolin den|tat[iy]anin den|ilin den|petrov den|pokrov|uspenie|sretenie|preobrazhenie|blagoveshchenie|vozdvizhenie';
const georgian = 'giorgoba|ninooba|mariamoba|barbaroba|svetitskhovloba|natlisgheba';
const inCyrillic =
  '\\p{L}+[внњљ]дан|ђурђиц|божић|бадњи дан|богојављење|сретење|\\p{L}+ин день|рождество(?: христово)?|крещение|сочельник|никола (?:зимнии|летнии)|покров|успение|сретение';

const words = new RegExp(
  `^(?:${plain([serbian, russian, georgian, inCyrillic].join('|'))})(?: \\d{4})?$`,
  'u',
);

/** Whether a text is such a name. */
export const isOfOldCalendar = (text: string): boolean =>
  words.test(plain(text.trim().replaceAll(/\s+/g, ' ').toLowerCase()));
