import type { SelfHelpProgram } from './program-contract.ts'

export const steadySleep: SelfHelpProgram = {
  id: 'steady-sleep',
  title: 'Steady sleep',
  summary: 'Rebuild a night that has been shaken, with the methods that sleep clinics use first.',
  careful:
    'Please talk to a doctor before week 3 (a shorter time in bed) if you have bipolar disorder, epilepsy, untreated sleep apnea, are pregnant, sleepwalk, or drive or run machines for work: less time in bed makes people sleepier at first. Loud snoring with pauses in breathing should be looked at. Do not stop sleeping pills, alcohol or benzodiazepines suddenly on your own; that can be dangerous.',
  weeks: [
    {
      title: 'Week 1: Look, and be fair to yourself',
      aim: 'Know your nights as they are, and why they are like this.',
      steps: [
        {
          id: 'why-sleep-is-shaken',
          title: 'Why sleep is shaken in recovery',
          minutes: 10,
          text: [
            'Poor sleep is one of the most common complaints after stopping. A review of insomnia in people with alcohol problems found it in a large part of them, from about a third to nearly all, depending on the study. It can last for weeks or months after the last drink, and it gets better for most.',
            'Many substances put you to sleep and then break the night: they change how deep it is and cut short the dreaming part. When they are gone the brain needs time to find its own rhythm. Vivid dreams, also about using, are part of that. They are not a wish and not a sign that you are failing.',
            'The first treatment that guidelines recommend for lasting insomnia is not a pill. It is cognitive behavioral therapy for insomnia, CBT-I: a handful of habits and a few new thoughts, over some weeks. This program follows its parts.',
          ],
          exercise: [
            'Write down what you have done so far to sleep better, and next to each line: helped, did nothing, made it worse.',
            'Write one sentence that you would say to a friend who sleeps as you do.',
          ],
        },
        {
          id: 'sleep-diary',
          title: 'A diary for seven mornings',
          minutes: 5,
          text: [
            'Each morning, five lines: when you went to bed, about how long it took to fall asleep, how often and how long you were awake, when you woke for the last time, when you got up. Guess. Do not look at the clock in the night for it.',
            'At the end of the week you can work out your sleep efficiency: hours asleep, divided by hours in bed. Eight hours in bed with six asleep is 75 percent.',
          ],
          exercise: [
            'Print “Sleep diary” or draw it. Keep it by the coffee, not by the bed.',
            'After seven mornings, work out the average hours asleep and the average efficiency.',
          ],
        },
      ],
    },
    {
      title: 'Week 2: Bed is for sleep',
      aim: 'Teach the body again what the bed means.',
      steps: [
        {
          id: 'stimulus-control',
          title: 'Five rules of the bed',
          minutes: 10,
          text: [
            'Someone who lies awake for many nights learns something by accident: bed means being awake. Richard Bootzin turned this around in 1972 with a few plain rules. They are still among the best-tested parts of CBT-I.',
            'One: go to bed only when sleepy, not just tired. Two: use the bed for sleep, and for sex; nothing else. Three: if you are awake for what feels like twenty minutes, get up, go to another room, do something quiet in low light, and return when sleepy. Four: do this as often as needed. Five: get up at the same time each day, whatever the night was like, and do not nap.',
            'The first nights can be rough. What helps is that rule five slowly builds up the pressure to sleep.',
          ],
          exercise: [
            'Choose your getting-up time for the next weeks, weekends too. Write it down.',
            'Prepare the place for the nights: a chair, a blanket, a dull book, a small lamp. Decide now what you will do there.',
            'Keep the diary going. Mark the nights on which you got up.',
          ],
        },
        {
          id: 'light-and-coffee',
          title: 'Light, coffee, nicotine, sugar',
          minutes: 10,
          text: [
            'Hygiene alone rarely cures insomnia, but it clears the ground. Morning daylight sets the inner clock. Caffeine has a half-life of around five hours, for some people much longer, so an afternoon cup is partly still there at midnight. Nicotine wakes. Alcohol shortens the way into sleep and breaks the second half of the night.',
            'Change one thing at a time, so that you can see which one did it.',
          ],
          exercise: [
            'Pick one: last caffeine before noon; twenty minutes of daylight within an hour of getting up; no screen in the last half hour.',
            'Keep it for seven days and note it in the diary.',
          ],
        },
      ],
    },
    {
      title: 'Week 3: A shorter, fuller night',
      aim: 'Bring time in bed nearer to time asleep.',
      steps: [
        {
          id: 'sleep-window',
          title: 'Your sleep window',
          minutes: 15,
          text: [
            'Please read the note at the top of this program first.',
            'It seems reasonable to stay in bed longer after bad nights. It thins the sleep out. Sleep restriction, described by Arthur Spielman and colleagues in 1987, does the opposite: you spend only about as long in bed as you really sleep, so that it becomes solid, and then you add time back.',
            'Take the average hours asleep from your diary and add half an hour. That is your window. Never go below five and a half hours. Count back from your getting-up time: that is the earliest you go to bed.',
          ],
          exercise: [
            'Work out your window and write both times large on the diary.',
            'Plan the late hour: someone to call, a walk, dishes, music. Late and empty hours are also when urges come; see that you are not alone with them.',
            'Do not drive when you are sleepy this week.',
          ],
        },
      ],
    },
    {
      title: 'Week 4: The busy head',
      aim: 'Give worry an hour of its own, and loosen the body.',
      steps: [
        {
          id: 'worry-time',
          title: 'Worry at six, not at two',
          minutes: 20,
          text: [
            'At two in the morning every problem is larger and nobody can be called. So give worry a place in the day. Fifteen minutes in the early evening, with paper: what is on my mind, and for each thing the next small step, or “nothing to be done today”.',
            'When it comes back at night you can honestly say: it is on the paper, tomorrow at six.',
          ],
          exercise: [
            'Hold worry time on five days this week, at the same hour, not in the bedroom.',
            'Write down the sleep thought that scares you most, such as “if I do not sleep I will use”. Next to it: what really happened after the last three bad nights?',
          ],
        },
        {
          id: 'loosen',
          title: 'Let the body go first',
          minutes: 15,
          text: [
            'Progressive muscle relaxation is nearly a hundred years old and simple: tense one group of muscles for a few seconds, let go, feel the difference, move to the next. You cannot order sleep, but you can make it welcome.',
            'Practice in the afternoon first, so that it is not one more thing that must work at night.',
          ],
          exercise: [
            'Use “Loosen for sleep” in the premium library once a day for a week.',
            'Choose one wind-down row of three things, always in the same order, for the last half hour.',
          ],
        },
      ],
    },
    {
      title: 'Week 5: Add time back',
      aim: 'Let the window grow as the night becomes solid.',
      steps: [
        {
          id: 'titrate',
          title: 'Fifteen minutes at a time',
          minutes: 10,
          text: [
            'Look at the last seven mornings. If you slept about 85 percent of the time in bed or more, go to bed fifteen minutes earlier from tonight. Between 80 and 85, stay. Below 80, take fifteen minutes away, but not below five and a half hours.',
            'Do this once a week until you feel rested by day. That is the measure, not a number of hours.',
          ],
          exercise: [
            'Work out this week’s efficiency and set the new window.',
            'Write down two signs by day that sleep is getting better: mood, patience, reading, fewer urges.',
          ],
        },
        {
          id: 'using-dreams',
          title: 'Dreams about using',
          minutes: 10,
          text: [
            'Waking from a dream in which you used can feel as if it had happened: guilt, fear, sometimes an urge. It did not happen. Many people have such dreams in early recovery, and they usually get rarer.',
            'Treat it as you would a frightened child: light on, feet on the floor, say what day it is, tell someone in the morning.',
          ],
          exercise: [
            'Write the three sentences that you want to hear after such a dream, and put them by the bed.',
            'Decide who you’ll tell, and how: “I had one of those dreams” is enough.',
          ],
        },
      ],
    },
    {
      title: 'Week 6: When it comes back',
      aim: 'A bad night is a night, not a fall.',
      steps: [
        {
          id: 'bad-night-plan',
          title: 'A plan for the next bad stretch',
          minutes: 15,
          text: [
            'Everybody has bad weeks. What turns a bad week into insomnia is what we do against it: lying in, naps, early nights, something to knock us out. You know now what helps instead.',
            'Across twenty trials, CBT-I shortened the time to fall asleep by about 19 minutes and the time awake in the night by about 26 minutes on average, and much of it lasted. If six honest weeks changed nothing, that is a reason to see a doctor, not a verdict on you.',
          ],
          exercise: [
            'Write your plan: after three bad nights in a row I will keep my getting-up time, get up when awake, and tell one person.',
            'Compare the first diary week with the last. Write down the one rule that did most.',
          ],
        },
      ],
    },
  ],
  sources: [
    {
      text: 'Qaseem A, Kansagara D, Forciea MA, et al.: Management of chronic insomnia disorder in adults: a clinical practice guideline from the American College of Physicians. Annals of Internal Medicine 165(2), 125–133, 2016.',
      url: 'https://doi.org/10.7326/M15-2175',
    },
    {
      text: 'Trauer JM, Qian MY, Doyle JS, et al.: Cognitive behavioral therapy for chronic insomnia: a systematic review and meta-analysis. Annals of Internal Medicine 163(3), 191–204, 2015.',
      url: 'https://doi.org/10.7326/M14-2841',
    },
    {
      text: 'Brower KJ: Assessment and treatment of insomnia in adult patients with alcohol use disorders. Alcohol 49(4), 417–427, 2015.',
      url: 'https://doi.org/10.1016/j.alcohol.2014.12.003',
    },
    {
      text: 'Spielman AJ, Saskin P, Thorpy MJ: Treatment of chronic insomnia by restriction of time in bed. Sleep 10(1), 45–56, 1987.',
      url: null,
    },
    {
      text: 'Bootzin RR: Stimulus control treatment for insomnia. Proceedings of the American Psychological Association 7, 395–396, 1972.',
      url: null,
    },
  ],
}
