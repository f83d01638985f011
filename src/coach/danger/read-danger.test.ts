import { expect, test } from 'vitest'
import { actionsOf, playMessages } from '../testing/play-messages.server.ts'

test.each([
  'two months ago i tried to end my life and never told my sponsor',
  'last spring i was going to hang myself',
  'hace dos meses me quise quitar la vida y no se lo conté ni a mi padrino',
  'el mes pasado intenté matarme y nadie lo sabe',
  'me quise suicidar',
  'me intenté matar',
  'he strangled me two months ago',
  'my dad raped me last year',
  'el mes pasado mi marido me pegó con el cinto',
  'my son shoved me for my pension card',
])('an attempt or violence within the last months is asked about or answered: %s', (message) => {
  expect(actionsOf(message)[0]).toMatch(/check_in|crisis/)
})

test.each([
  'hace veinte años me quise quitar la vida',
  '10 years ago i tried to kill myself, today im grateful',
  'me quise matar cuando vi la cuenta',
  'my sponsor pushed me to call my mom last week',
  'my brother beat me at chess last night',
  'mi jefe me pegó un grito ayer',
  'se me pegó la gripa de mi hijo la semana pasada',
  'it hit me last night that im free',
  'the baby kicked me all night',
  'my ex wants more from my pension',
])('what is years ago or only sounds like it is not: %s', (message) => {
  expect(actionsOf(message)).toEqual(['guided'])
})

test('a weapon held by another person is violence, not a wish to die', () => {
  for (const message of ['my husband held a knife to my throat last month', 'he put a gun to my head'])
    expect(playMessages(message)[0]).toMatchObject({ action: 'crisis', danger: 'violence' })
  expect(playMessages('i held a knife to my wrist')[0]?.danger).toBe('suicide_now')
})

test.each([
  'me tragué dos cajas de paracetamol',
  'I ate a whole box of paracetamol last night and now my stomach hurts so much',
  'mi hijo me empuja y me quita la pensión pa comprar',
  'llevo desde los veinte con el orfidal, seis al día, y mañana se me acaban. cuando me falló el mes pasado desperté en una ambulancia',
  'he put me in the hospital last month and I went back to him',
  "she died in march and i'm just waiting for my turn. might not wait",
])(
  'a danger that the detector finds is not set aside for a month, a medicine or a pension: %s',
  (message) => {
    expect(actionsOf(message)[0]).toMatch(/check_in|crisis/)
  },
)

test("a friend's overdose months ago is a loss", () => {
  const message = "my best friend OD'd in april. i still pay her phone so i can hear the voicemail"
  expect(actionsOf(message)).toEqual(['guided'])
})

test.each([
  'son is back from rehab and i found foil in his room. he locks the door at night',
  "he's on his 4th seizure and i cant count the time anymore, quit cold",
  'my brother stiffened up and fell off the couch jerking, i think he went off the bars cold',
  'kid in my dorm is cutting in the shower stall and she wont answer',
  'mi polola me mandó su ubicación desde el mirador y puso chao. no me contesta el teléfono',
  'le escondí la botella a mi papá y está todo sudado y de malas, con las manos como gelatina',
])('an everyday phrase next to a danger does not hide it: %s', (message) => {
  expect(actionsOf(message)[0]).toMatch(/check_in|crisis/)
})
