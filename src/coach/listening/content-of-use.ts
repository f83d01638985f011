// Reflections and questions about use that is mentioned in passing: what hides it, who offers it, where it is within reach, and what it costs.
import type { ContentQuestion } from './content-question.ts'

export const contentOfUse: readonly ContentQuestion[] = [
  {
    id: 'doubts-medicine',
    own: true,
    cue: /\b(maybe|should|thinking|want|wanna|going to|gonna|tempted|quiero|debo|deberia|mejor)\b.{0,24}\b(get off|come off|stop|quit|drop|taper|dejar(lo|la)?|bajar(le)?|quitarme)\b/,
    spoke:
      /\b(suboxone|subutex|buprenorphine|bupe|subs|methadone|sublocade|vivitrol|naltrexone|metadona|buprenorfina|naltrexona)\b/i,
    not: /\b(drink\w*|smok\w*|using|job|alcohol|tomar|fumar|trabajo)\b|\b(not|never|won'?t|no) ((going to|gonna|about to|want to|lo|la|las|los|voy a|quiero|pienso) )*(get off|come off|stop|quit|drop|taper|dejar)/,
    en: {
      reflect: ['What they said got to you, and now you doubt the medicine.'],
      step: 'Please don’t change or stop it because of what someone said. Stopping early is when many people go back to using. Your prescriber can tell you what stopping would mean.',
      ask: ['What has it given you back so far?'],
    },
    es: {
      reflect: ['Lo que dijeron te llegó, y ahora dudas de la medicina.'],
      step: 'Por favor no la cambies ni la dejes por lo que alguien dijo. Dejarla antes de tiempo es cuando muchos vuelven a consumir. Quien te la receta puede decirte qué significaría.',
      ask: ['¿Qué te ha devuelto hasta ahora?'],
    },
  },
  {
    id: 'cover-story',
    own: true,
    cue: /\bi (just |always |still )?(told|tell) (my \w+|him|her|them|everyone|everybody|people|work)( that)? (i('?m| am| was) (?!(sorry|sober|clean|done|scared|an?\b|addict\w*|in recovery|quitting|struggling|using|drinking))|i had to|it was|it'?s (just|only|nothing|fine)|that was)|\bi (said|say) (it was|i was|i had(?! (to|work|a (stomach|headache|thing|shift|cold|meeting)|an early)\b))\b(?!.*\b(sorry|done|sober|addict\w*|alcoholic|scared)\b)|\b(le|les) (dije|digo) que (era[ns]?|estaba|fue(ron)?|iba|tenia)\b/,
    en: {
      reflect: ['So now there’s a cover story, and it has to be held up.'],
      step: 'It’s easiest to take back early, in one line: “That wasn’t true. Here’s what it was.”',
      ask: ['What do you think would happen if you told {them} the true version?'],
    },
    es: {
      reflect: ['Ahora hay una versión inventada, y hay que sostenerla.'],
      step: 'Lo más fácil es corregirla pronto, en una línea: «Eso no era verdad. Fue así».',
      ask: ['¿Qué crees que pasaría si contaras la versión verdadera?'],
    },
  },
  {
    id: 'found-out',
    own: true,
    cue: /\bif (anyone|anybody|someone|he|she|they|people|work|my \w+) (ever )?(finds?|found|knew|knows|sees?|hears?)( out)?\b|\b(lose|losing) (everything|my (job|kids?|license|marriage|wife|husband|family|ministry|church|career|position))\b|\bsi (se enteran?|me cachan|lo saben?|alguien (se entera|sabe))\b|\b(pierdo|perder) (todo|mi (trabajo|familia|licencia))\b/,
    en: {
      reflect: ['A lot depends on nobody finding out, and you carry that alone.'],
      step: 'Being found out and telling one safe person are two different things. A therapist, doctor or lawyer has to keep it private.',
      ask: ['Who could know without it costing you anything?'],
    },
    es: {
      reflect: ['Mucho depende de que nadie se entere, y eso lo cargas a solas.'],
      step: 'Que te descubran y contárselo a alguien seguro son cosas distintas. Un terapeuta, un médico o un abogado debe guardar el secreto.',
      ask: ['¿Quién podría saberlo sin que te cueste nada?'],
    },
  },
  {
    id: 'laughs-it-off',
    own: true,
    cue: /\b(laughed it off|i laughed( but)?|played it off|acted like|pretended|smiled and|shrugged it off|made a joke)\b|\b(me rei|hice como que|disimule|fingi)\b/,
    not: /\b(haha|lol|so hard|together|dead|asleep|muert\w*)\b/,
    en: {
      reflect: ['On the outside a laugh, and underneath it landed.'],
      ask: ['What was under the laugh?'],
    },
    es: {
      reflect: ['Por fuera una risa, y por dentro te llegó.'],
      ask: ['¿Qué había debajo de la risa?'],
    },
  },
  {
    id: 'close-call',
    own: true,
    cue: /\b(almost|nearly|came (so |this |really )?close( to)?|was about to|this close to) (took|take|taking|bought|buy|buying|drank|drink(ing)?|used|use|using|smoked|smok(e|ing)|called|call(ing)?|texted|text(ing)?|bet|betting|went in|went back|gave in|giving in|said yes|caved|caving|stopp(ed|ing)|drove|pull(ed|ing) in)\b|\bcasi (la|lo|me)? ?(tom[oe]|compr[oe]|fum[oe]|recai\w*|caigo|entro|entre|apuesto|aposte|llamo|digo que si)\b/,
    not: /\b(too (much|many)|all of them|pills|pastillas|die|morir)\b/,
    en: {
      reflect: ['That was close, and you didn’t.'],
      step: 'Close calls are worth writing down: what was there, who was there, what stopped you. That’s your plan for next time.',
      ask: ['What stopped you?'],
    },
    es: {
      reflect: ['Estuvo cerca, y no lo hiciste.'],
      step: 'Vale la pena anotarlo: qué había, quién estaba, qué te detuvo. Ese es tu plan para la próxima.',
      ask: ['¿Qué te detuvo?'],
    },
  },
  {
    id: 'pressed',
    own: true,
    cue: /\b(keeps?|kept|won'?t stop|always) (saying|offering|asking|pushing|telling me|handing|buying|pouring|bugging)\b|\b(one|a (little|sip|beer|drink|hit|puff)) (won'?t|can'?t|doesn'?t) (hurt|kill|count)\b|\b(left|put|set|handed|gave|slid|poured|bought|offer(s|ed)) (me )?(a|an|the|one|some) (can|beer|drink|shot|glass|bottle|joint|line|pill|cigarette|vape|hit)( (on|in|to|for|at) my (\w+))?\b|\bme (ofreci\w+|invit\w+|insist\w+|sirvi\w+) (una|un|otra|otro|con)\b|\b(una|un trago) no (hace|te hace) (dano|nada)\b/,
    not: /\b(suicid\w*|kill my|kill him|threw it|no thanks)\b|\bi('ve| have| just)? (keep|kept) \w+ing\b|\bkeeps? asking\W*$/,
    en: {
      reflect: ['They may mean nothing by it. For you it isn’t nothing.'],
      step: 'The same short line every time works better than reasons: “No thanks, I’m good.” Then move to another spot.',
      ask: ['Who there would back you up?', 'What do you say when it comes?'],
    },
    es: {
      reflect: ['Quizá no lo hacen con mala intención. Para ti no es cualquier cosa.'],
      step: 'La misma frase corta cada vez sirve más que las razones: «No, gracias, así estoy bien». Y cámbiate de lugar.',
      ask: ['¿Quién de ahí te apoyaría?', '¿Qué dices cuando pasa?'],
    },
  },
  {
    id: 'within-reach',
    cue: /\b(has|keeps?|got|sells?|deals?|leaves?) (some|a few|it|them|his|her|weed|coke|meth|pills|percs|beer|wine|a bottle|a stash|the stuff) (in|at|on|by) (his|her|the|their|our) (room|garage|house|car|truck|fridge|desk|drawer|place)\b|\b(uses?|smokes?|drinks?|dips?|vapes?|deals?|sells?) (in|at|on) the (\w+ )?(where i (stay|live|sleep|work)|(garage|basement|house|porch|couch|next room|kitchen))\b|\bknows (me|my (name|order|usual))\b|\b(bar|liquor store|casino|dispensary|dealer|plug|smoke shop|store)('s| is| are)? (right )?(next (door )?to|across|around the corner|on (my|the) (way|corner|street)|by (my|the) (house|work|job))\b|\b(al lado|enfrente|a la vuelta|cerca) (de mi casa |del trabajo )?(hay|esta|queda) (una|un|el|la) (cantina|bar|tienda|casino|vinata)\b/,
    en: {
      reflect: ['So it’s within reach every day.'],
      step: 'Distance does more than willpower: another route, another room, a lock, hours out of the house.',
      ask: ['What could put one more door between you and it?'],
    },
    es: {
      reflect: ['Entonces lo tienes al alcance cada día.'],
      step: 'La distancia puede más que la voluntad: otro camino, otro cuarto, un candado, horas fuera de casa.',
      ask: ['¿Qué pondría una puerta más entre tú y eso?'],
    },
  },
  {
    id: 'nowhere-else',
    cue: /\b(nowhere|no ?where|no place|no other (place|option|choice)|not anywhere) (else )?(to (go|live|stay)|else|i can (go|stay))?\W*$|\b(can'?t|cannot) (afford to )?(move( out)?|leave|get out)\b.{0,20}$|\bstuck (here|there|with (him|her|them))\b|\bno tengo (a )?donde (ir|vivir|quedarme)\b|\bno (me queda|tengo) (de )?otra\b/,
    not: /\b(hits?|hurts?|kill\w*|he won'?t let|thoughts?|pega|golpea)\b/,
    en: {
      reflect: ['So leaving isn’t an option right now, and you’re doing this in a hard place.'],
      step: 'A call to 211 can put you on a list for sober housing near you. Until then, hours out of there count: library, gym, work, meetings.',
      ask: ['Where could you be during the worst hours?'],
    },
    es: {
      reflect: ['Por ahora no te puedes ir, y lo estás haciendo en un lugar difícil.'],
      step: 'En el 211 te pueden anotar en una lista de vivienda sobria. Mientras, cuentan las horas fuera: biblioteca, gimnasio, trabajo, reuniones.',
      ask: ['¿Dónde podrías estar en las peores horas?'],
    },
  },
  {
    id: 'holding-out',
    own: true,
    at: ['craving'],
    cue: /\b(been|i'?m|im|still) (just )?(here|there|sitting|standing|parked|outside|in (my|the) (car|truck|lot|parking lot))\b|\bhands? (are|is) on the (wheel|door|keys?)\b|\b(llevo|sigo) .{0,16}(aqui|afuera|en el (coche|carro))\b/,
    en: {
      reflect: ['Every minute there, you’ve been deciding not to.'],
      step: 'Don’t argue with it in that spot. Start moving, one street or one stop, and decide after that.',
      ask: ['Who could be on the phone with you while you move?'],
    },
    es: {
      reflect: ['Cada minuto ahí has decidido que no.'],
      step: 'No lo discutas en ese lugar. Muévete, una calle o una parada, y decide después.',
      ask: ['¿Quién podría acompañarte por teléfono mientras te vas?'],
    },
  },
  {
    id: 'later-today',
    own: true,
    cue: /\b(feel(ing)? like|want|wanna|craving|thinking (of|about)|planning on|could go for|dying for) (to )?(a |some |getting |have a |go )?(drink(ing|s)?|beer|wine|smok(e|ing)|us(e|ing)|high|drunk|hit|bet|gambl\w+)\b.{0,24}\b(after|later|tonight|when i (get|clock)|on the way home)\b|\bgan(as|itas) de (tomar|una|fumar|consumir|apostar)\b.{0,24}\b(despues|al rato|en la noche|saliendo|cuando (salga|llegue))\b/,
    en: {
      reflect: ['The risky hour is later, and you can see it from here.'],
      step: 'Decide now where you go straight after, and tell someone: a different way home, food first, a meeting. It’s easier now than then.',
      ask: ['Where will you be at that hour instead?'],
    },
    es: {
      reflect: ['La hora difícil viene después, y desde aquí ya la ves.'],
      step: 'Decide ahora a dónde vas saliendo, y díselo a alguien: otro camino, comer primero, una reunión. Ahora es más fácil que al rato.',
      ask: ['¿Dónde vas a estar a esa hora?'],
    },
  },
  {
    id: 'payday',
    own: true,
    not: /\b(background|security|credit|health|safety|spell|reality) check\b/,
    cue: /\b(pay ?day|got paid|(pay)?check (hits|hit|came|comes|clears)|direct deposit|tax refund|stimulus)\b|\b(dia de pago|me pagaron|me pagan|cay?o la quincena)\b/,
    en: {
      reflect: ['Money in the pocket makes it easy to get to.'],
      step: 'Send it away before the shift ends: rent, a bill, or someone who holds it till Monday.',
      ask: ['Who could hold most of it tonight?'],
    },
    es: {
      reflect: ['Con dinero en la bolsa todo queda más cerca.'],
      step: 'Mándalo antes de salir: la renta, una cuenta, o alguien que lo guarde hasta el lunes.',
      ask: ['¿Quién podría guardarte la mayor parte hoy?'],
    },
  },
  {
    id: 'game-on',
    own: true,
    topics: ['gambling'],
    cue: /\b(game|match|fight|race|playoffs?|kick ?off|draw) (is )?(on |starts? )?(tonight|today|tomorrow|this weekend|at \d+|on)\b|\b(partido|pelea|juego|carrera) (hoy|en la noche|manana|esta noche)\b/,
    en: {
      reflect: ['So the next chance is a few hours away, and your head is already there.'],
      step: 'Before it starts: the betting apps come off the phone, and you’re somewhere without a screen, with a person, until it’s over.',
      ask: ['Who could you be with while it’s on?'],
    },
    es: {
      reflect: ['La próxima oportunidad está a unas horas, y tu cabeza ya está ahí.'],
      step: 'Antes de que empiece: quita las apps del teléfono y quédate con alguien, lejos de la pantalla, hasta que termine.',
      ask: ['¿Con quién podrías estar mientras dura?'],
    },
  },
  {
    id: 'asked-for-money',
    own: true,
    topics: ['gambling'],
    cue: /\b(ask(ed|s|ing)|wants to know|brought up|wondering) (me )?(about |for |where )(the )?(\w+ )?(rent|money|account|bills?|card|savings|mortgage|statement)\b|\bpregunt\w+ (por|de) (la|el|los) (renta|dinero|cuenta|ahorros|tarjeta)\b/,
    en: {
      reflect: ['The question is getting closer, and you’re the one who has the answer.'],
      step: 'One sitting, two sentences: the whole number, and what you’ve already closed so it can’t grow.',
      ask: ['What would be the worst part of telling {them} the whole number tonight?'],
    },
    es: {
      reflect: ['La pregunta se acerca, y la respuesta la tienes tú.'],
      step: 'Una sola plática, dos frases: la cifra completa, y lo que ya cerraste para que no crezca.',
      ask: ['¿Qué sería lo peor de decir hoy la cifra completa?'],
    },
  },
  {
    id: 'days-before',
    own: true,
    at: ['lapse'],
    cue: /^(antes de eso|before that)[,]? (i |ya )*(had|was|llevaba|tenia) |\b(i |id |i'd )?had (almost |about |over )?(\d+|one|two|three|four|five|six|nine|ten) (days?|weeks?|months?|years?)\b|\b(lost|threw away|there go|there goes) (my |all )?(\d+|\w+) (days?|weeks?|months?|years?)\b|\b(tenia|llevaba) .{0,10}\b(dias?|semanas?|mes(es)?|anos?)\b/,
    en: {
      reflect: ['Those days happened. Your body and your head still have every one of them.'],
      ask: ['What did you do in that time that you want to take along?'],
    },
    es: {
      reflect: ['Esos días pasaron de verdad. Tu cuerpo y tu cabeza los tienen todos.'],
      ask: ['¿Qué hiciste en ese tiempo que te quieras llevar?'],
    },
  },
  {
    id: 'only-the-slip',
    own: true,
    cue: /\b(slip|paper|card|sheet|form) signed\b|\bneed (the|my|a) (slip|signature|hours|credit|paper)\b|\b(just )?(here|there|going) (only )?(because of|for) (the )?(court|judge|po|probation|my wife)\b|\b(firmen?|firma(r)?|sello) (la|mi) (hoja|asistencia)\b/,
    en: {
      reflect: ['You’re there because you have to be. That’s honest.'],
      step: 'Since you sit there anyway, take one thing out of each hour: one sentence that was true for you, too.',
      ask: ['Has anyone in there said something that stuck?'],
    },
    es: {
      reflect: ['Vas porque te toca. Es honesto decirlo.'],
      step: 'Ya que estás ahí, llévate una cosa de cada hora: una frase que también fue cierta para ti.',
      ask: ['¿Alguien ha dicho algo que se te quedara?'],
    },
  },
  {
    id: 'only-a-plant',
    own: true,
    cue: /\b(it'?s|its|it is) (just|only) (a |an )?(plant|herb|natural|tea|leaf|weed|beer|wine|vape|game|legal)\b|\b(all natural|(totally|perfectly) legal|from the (gas station|smoke shop))\b|\bes (solo|pura|puro) (una )?(planta|hierba|natural|cerveza)\b/,
    en: {
      reflect: ['That’s what people say, and it makes it harder to be taken seriously.'],
      ask: ['What do you notice on a day without it?'],
    },
    es: {
      reflect: ['Es lo que dice la gente, y así cuesta más que te tomen en serio.'],
      ask: ['¿Qué notas un día sin eso?'],
    },
  },
  {
    id: 'sick-without',
    own: true,
    cue: /\b(sweats?|shaky|sick|chills|ach(y|es?)|runny nose|restless|yawning|headaches?|irritable)\b.{0,30}\b(if i (don'?t|dont|skip|miss)|without (it|one|any)|until i (take|have|get)|when (it|i) (wears|run))\b|\bif i (don'?t|dont|skip|miss) .{0,20}\b(sweats?|sick|shak\w+|chills|ache\w*)\b|\b(sudo|tiemblo|me pongo mal) si no\b/,
    en: {
      reflect: ['So your body asks for it on a schedule now.'],
      step: 'That’s dependence, and it can be treated: a doctor or clinic can ease the first days. With alcohol or benzos, don’t stop suddenly on your own.',
      ask: ['Would you talk to a doctor about it, if it stayed private?'],
    },
    es: {
      reflect: ['Tu cuerpo ya lo pide con horario.'],
      step: 'Eso es dependencia, y se trata: un médico o una clínica alivia los primeros días. Con alcohol o benzos, no pares de golpe por tu cuenta.',
      ask: ['¿Hablarías con un médico, si quedara en privado?'],
    },
  },
  {
    id: 'gained-weight',
    own: true,
    cue: /\b(gained|put on|up) (about |like |over )?(\d+|a few|some|ten|twenty) (pounds|lbs|kilos)\b|\b(clothes|pants|jeans) (don'?t|won'?t|barely) fit\b|\bsubi (como )?\d+ kilos\b/,
    en: {
      reflect: ['You do the right thing, and the scale goes up. That’s no fun.'],
      step: 'It’s common after quitting, and easier to fix in a few months than a slip. Water, a walk after meals, something crunchy for the hands.',
      ask: ['Does it make you think about going back?'],
    },
    es: {
      reflect: ['Haces lo correcto y sube la báscula. No es justo.'],
      step: 'Es común al dejarlo, y en unos meses se arregla más fácil que una recaída. Agua, caminar después de comer, algo crujiente para las manos.',
      ask: ['¿Te hace pensar en volver?'],
    },
  },
  {
    id: 'mirror',
    own: true,
    cue: /\b(teeth|tooth|my (face|skin|hair|scars?|arms?|tracks?))\b.{0,30}\b(fell|falling|fall|lost|rotten|rotting|bad|missing|gone|ruined|scabs?|show|old)\b|\b(lost|missing) (\w+ )?(teeth|tooth)\b|\b(cay\w*|perdi|picad\w+) .{0,12}(dientes?|muelas?|pelo)\b|\b(pena|verguenza) (de )?(sonreir|que me vean)\b/,
    en: {
      reflect: ['It left marks that you see in every mirror.'],
      step: 'Much of it can be repaired. Dental schools and community clinics cost little, and 211 knows which ones.',
      ask: ['What bothers you more: that others see it, or that you do?'],
    },
    es: {
      reflect: ['Dejó marcas que ves en cada espejo.'],
      step: 'Mucho se puede arreglar. Las escuelas de odontología y las clínicas comunitarias cobran poco, y el 211 sabe cuáles.',
      ask: ['¿Qué te pesa más: que otros lo vean, o verlo tú?'],
    },
  },
  {
    id: 'first-days-inside',
    own: true,
    cue: /\b(first|second|third|\d(st|nd|rd|th)?) (day|night|week) (at|in|of|here at) (rehab|detox|treatment|the program|inpatient|sober living|a halfway house)\b|\btook (away )?my phone\b|\b(28|30|60|90) days is\b|\b(primer|segund[oa]|tercer) (dia|noche|semana) (en|de) (el centro|la clinica|rehabilitacion|anexo|tratamiento)\b/,
    not: /\b(he|she|ex|boyfriend|girlfriend|husband|wife|novio|esposo) (took|has)\b/,
    en: {
      reflect: ['The first days in there are strange, and slow.'],
      step: 'Do only the next thing on the schedule, and sit with one person at lunch. Around day five it gets less strange.',
      ask: ['What do you want to be different when you walk out?'],
    },
    es: {
      reflect: ['Los primeros días ahí son raros y lentos.'],
      step: 'Haz solo lo que sigue en el horario, y siéntate con una persona a comer. Como al quinto día se siente menos raro.',
      ask: ['¿Qué quieres que sea distinto cuando salgas?'],
    },
  },
  {
    id: 'glass-in-hand',
    own: true,
    cue: /\b(give|giving|make|making|do) (a|the|my) (toast|speech)\b|\b(maid of honor|matron of honor|best man|bridesmaid|groomsman)\b|\b(champagne|open bar) (toast)?\b|\b(brindis|dama de honor|padrino de boda|barra libre)\b/,
    en: {
      reflect: ['So there’s a moment with a glass in your hand and everyone watching.'],
      step: 'Anything with bubbles works for a toast. Ask the bartender before it starts, and hold it through the speech. Nobody checks.',
      ask: ['What do you want them to hear from you in it?'],
    },
    es: {
      reflect: ['Hay un momento con una copa en la mano y todos mirando.'],
      step: 'Para brindar sirve cualquier cosa con burbujas. Pídela antes, y tenla en la mano. Nadie revisa.',
      ask: ['¿Qué quieres que escuchen de ti?'],
    },
  },
]
