// Words of anger or complaint: a short message without one only resembles an insult by its tone.

// "Aisle seat" has no word of anger.
const fewWordsOfAnger = 5
const angers =
  /\b(useless|stupid|dumb|idiot\w*|help\w*|wrong|repeat\w*|same|generic|listen\w*|suck\w*|hate|fuck\w*|f off|shit\w*|bs|bull\w*|wtf|annoy\w*|sick of|tired of|pointless|joke|crap|whatever|trash|garbage|canned|worst|terrible|awful|lame|ridiculous|waste|answer|point|stop|shut|enough|again|already|no sirve\w*|inutil|tont[oa]|idiota|estupid\w*|mierda|pendej\w*|chinga\w*|basura|callate|basta|lo mismo|mal|ayuda\w*|repit\w*|odio|no (me )?(entiend\w*|lees|leiste|escuch\w*|contest\w*|respond\w*)|(you|u) (don'?t|dont|never) (get|read|care|know|understand)|useful|deaf|f u|fu|programmed|fired|pelas|anuncio|hablas|robot|bot|machine|clueless|rude|cold|not what i|questions?|advice|slogans?|careful|pregunt\w*|respuestas?|consejos?|frases|te dije|otra vez|mens[oa]|bob[oa]|tarad[oa]|imbecil|gilipollas|boludo|pelotud[oa]|cabron\w*|asco|malisim[oa]|harta?o?|maquina)\b|!/
/** Whether a short message (normalized) has no word of anger or complaint, so that only its tone resembles one. */
export const lacksAnger = (said: string, wordCount: number): boolean =>
  wordCount <= fewWordsOfAnger && !angers.test(said)
