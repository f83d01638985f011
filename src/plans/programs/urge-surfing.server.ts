import type { SelfHelpProgram } from './program-contract.ts'

export const urgeSurfing: SelfHelpProgram = {
  id: 'urge-surfing',
  title: 'Riding out urges',
  summary: 'Learn to feel an urge rise, peak and pass, without fighting it and without following it.',
  careful:
    'This is self-help, not treatment. If you have just stopped drinking or taking benzodiazepines and you shake, sweat, see things or feel confused, call 911 or go to an emergency room: withdrawal can be dangerous, and no exercise replaces a doctor there. If turning your attention to the body brings back something terrible, stop, open your eyes, feel your feet, and do this with a therapist instead.',
  weeks: [
    {
      title: 'Week 1: See the wave',
      aim: 'Know what an urge is made of, and that it ends by itself.',
      steps: [
        {
          id: 'what-an-urge-is',
          title: 'What an urge is',
          minutes: 15,
          text: [
            'An urge feels like an order. It is more like weather: a set of sensations, thoughts and pictures that comes up in the body, gets stronger, reaches a top, and goes down again. Alan Marlatt, who first wrote about urge surfing in the 1980s, compared it to a wave. You cannot stop a wave by standing against it. You can learn to stay on top of it until it has run out.',
            'Two things make an urge last: feeding it, and fighting it. Feeding it teaches the brain that the wave works. Fighting it keeps all attention on the thing you do not want to think about. There is a third way: notice it, let it be there, and do nothing about it for a while.',
            'In a study with college smokers, a short lesson in this skill did not make urges disappear. What changed was what people did with them: over the following week they smoked less than the comparison group. That is the aim here. Not no urges, but urges that do not decide.',
          ],
          exercise: [
            'Think of a recent urge of middling strength, three or four out of ten. Not the worst one.',
            'Write down four lines: where in the body it was, what it felt like there (tight, hot, hollow, restless), what went through your head, what you did next.',
            'Draw it as a curve, with time along the bottom. Where was the top? How long until it was half as strong?',
          ],
        },
        {
          id: 'keep-a-log',
          title: 'Keep a log for seven days',
          minutes: 5,
          text: [
            'This week you change nothing. You only look. Every urge, small or large, gets one line in the log: the time, what came just before, how strong it got from 0 to 10, about how many minutes it took, and what you did.',
            'If you act on one, write that line too, in the same calm hand. The log is not a report card. A line about a use is worth as much as any other, and often more, because it shows where the next week should help.',
          ],
          exercise: [
            'Print the workbook “Urge log” or take any paper and draw five columns.',
            'Put it where you will see it at the time of day when urges are most common for you.',
            'At the end of the week, circle the two things that come up most often in the column “just before”.',
          ],
        },
      ],
    },
    {
      title: 'Week 2: Stand on the board',
      aim: 'Use the breath as something steady while the body is not.',
      steps: [
        {
          id: 'breath-as-board',
          title: 'The breath as a board',
          minutes: 15,
          text: [
            'A surfer has a board. You have a breath. It is always there, it moves by itself, and it can be felt in one clear place: the nostrils, the chest or the belly. You do not have to breathe in a special way. If you slow it down, let the out-breath be the longer one.',
            'Wandering off is not failing. Noticing that you have wandered, and coming back without a remark, is the exercise. Each return is one repetition, as with a weight.',
          ],
          exercise: [
            'Sit, feet on the floor, eyes open or half closed. Ten minutes by a clock, once a day.',
            'Feel the place where the breath is clearest. When you find yourself somewhere else, say inwardly “thinking” or “feeling”, and come back.',
            'Write one line afterwards: how often, roughly, did you come back? Any number is a good number.',
          ],
        },
        {
          id: 'small-itch',
          title: 'Practice on something small',
          minutes: 10,
          text: [
            'Learn to swim in shallow water. An itch, a phone that buzzes, a biscuit on the table: each of these brings a small, harmless urge that behaves like the large ones. Practice there first.',
            'What you are learning is the gap between “I feel like it” and “I do it”. A few seconds of gap, found a hundred times on small things, is there when a large one comes.',
          ],
          exercise: [
            'Once a day, choose one small urge and wait five minutes before you follow it, or do not follow it.',
            'During the five minutes, look for its place in the body, its edges, whether it gets stronger or weaker from breath to breath.',
            'Note the top of the wave from 0 to 10, and where it is after five minutes.',
          ],
        },
      ],
    },
    {
      title: 'Week 3: Ride',
      aim: 'Stay with a real urge from its rise to its fall.',
      steps: [
        {
          id: 'ride-one',
          title: 'Ride one from start to end',
          minutes: 20,
          text: [
            'This week you bring the two together. When an urge comes and you are in a safe place, away from what you would use, sit or stand still for it. Turn toward it instead of away.',
            'Say to yourself where it is: “pressure behind the breastbone, dry mouth, hands want to move”. Describing is different from arguing. You do not need reasons, and you do not have to win. Breathe into the place, not to make it go, but to keep it company.',
            'Some waves come in sets: one goes, another follows. That is ordinary. Each one is ridden by itself.',
          ],
          exercise: [
            'First time: call up an urge on purpose, from memory, at most five out of ten, with the practice “Ride an urge” in the premium library.',
            'Then ride at least three real ones this week. Afterwards write the top and the end, from 0 to 10.',
            'If one goes over eight, do not surf it alone: leave the place, call someone, or open Help now. Leaving is a skill too.',
          ],
        },
        {
          id: 'stop-and-choose-week',
          title: 'A short form for busy places',
          minutes: 10,
          text: [
            'There is not always a quiet room. Mindfulness-based relapse prevention teaches a short form for the middle of a day. Stop where you are. Look at what is here: body, feeling, thought. Take a few breaths. Widen the view to the whole body and the room. Then choose.',
            'The last word matters most. It is not “resist”. It is “choose”: between what the wave wants, and what you want to have done an hour from now.',
          ],
          exercise: [
            'Do the short form three times a day for a week, at set times, whether or not there is an urge.',
            'Pick a sign for it: a door handle, the kettle, a red light.',
            'Write down one moment where the choice was different from what it would have been.',
          ],
        },
      ],
    },
    {
      title: 'Week 4: Keep it',
      aim: 'Make this part of ordinary days, and plan for the large waves.',
      steps: [
        {
          id: 'what-is-under',
          title: 'What is under the wave',
          minutes: 20,
          text: [
            'Look through your log. Under many urges is a need that is fair in itself: rest, company, relief, food, to be left alone, to be seen. The urge is one answer to the need. It doesn’t have to be the only one.',
            'Surfing gets you over the top. Answering the need makes the next wave smaller.',
          ],
          exercise: [
            'Take the two most common things from the column “just before”. For each, write the need that may be under it.',
            'For each need, write two answers that are possible on a bad day: small, near, and free.',
            'Do one of them once this week before the urge comes.',
          ],
        },
        {
          id: 'your-own-card',
          title: 'A card of your own',
          minutes: 15,
          text: [
            'Skills fade when they lie in a drawer. In the largest trial of this approach, 286 people who had finished treatment were followed for a year. At the end of the year those who had learned mindfulness-based relapse prevention reported fewer days of use and less heavy drinking than those in the other groups. They practiced between the sessions; the sessions alone were not it.',
            'Make the practice so small that it survives a bad week.',
          ],
          exercise: [
            'Write a card for your pocket: my first sign; my short form; one person to call; one place to go.',
            'Choose one daily time of three minutes that you will keep. Put it in the recovery tracker as your morning or evening.',
            'Read your first week’s log and your last. Write three sentences to the person who began.',
          ],
        },
      ],
    },
  ],
  sources: [
    {
      text: 'Marlatt GA, Gordon JR (eds.): Relapse Prevention: Maintenance Strategies in the Treatment of Addictive Behaviors. Guilford Press, 1985.',
      url: null,
    },
    {
      text: 'Bowen S, Marlatt A: Surfing the urge: brief mindfulness-based intervention for college student smokers. Psychology of Addictive Behaviors 23(4), 666–671, 2009.',
      url: 'https://doi.org/10.1037/a0017127',
    },
    {
      text: 'Bowen S, Witkiewitz K, Clifasefi SL, et al.: Relative efficacy of mindfulness-based relapse prevention, standard relapse prevention, and treatment as usual for substance use disorders. JAMA Psychiatry 71(5), 547–556, 2014.',
      url: 'https://doi.org/10.1001/jamapsychiatry.2013.4546',
    },
    {
      text: 'Bowen S, Chawla N, Marlatt GA: Mindfulness-Based Relapse Prevention for Addictive Behaviors: A Clinician’s Guide. Guilford Press, 2011.',
      url: null,
    },
  ],
}
