import type { SelfHelpProgram } from './program-contract.ts'

export const relapsePrevention: SelfHelpProgram = {
  id: 'relapse-prevention',
  title: 'A plan for hard moments',
  summary: 'Map your own risky situations, and decide now what you will do then.',
  careful:
    'This is self-help, not treatment. After a break the body tolerates less: with opioids, a dose that used to be usual can kill. If there is any chance of use, keep naloxone near, do not be alone, and call 911 if someone cannot be woken. If thoughts of ending your life come up, call or text 988 now.',
  weeks: [
    {
      title: 'Week 1: How a slip is built',
      aim: 'See the long road before the moment.',
      steps: [
        {
          id: 'three-stages',
          title: 'It begins before it begins',
          minutes: 15,
          text: [
            'Looking back, most people find that a return to use did not come out of nowhere. Steven Melemis describes three stages. In the first, nobody thinks of using, but sleep, food, meetings and honesty slip away. In the second, part of the mind wants to and part does not: bargaining, old pictures, planning a “harmless” visit. The third is use itself.',
            'This is good news. The earlier the stage, the smaller the thing that helps. A meal and a phone call do little in the third stage and a great deal in the first.',
          ],
          exercise: [
            'Think of one past return to use, or a near one. Draw a line of the four weeks before it, and mark what changed: sleep, food, people, money, secrets, places.',
            'Circle the earliest sign. This is your first sign; you will need it again.',
            'If looking back hurts, do it with someone, or skip it and use the list in the workbook.',
          ],
        },
        {
          id: 'high-risk-map',
          title: 'A map of risky situations',
          minutes: 20,
          text: [
            'In Marlatt’s studies three kinds of situation stood behind most slips: bad feelings such as anger, loneliness or boredom; conflict with people; and pressure from others, spoken or just by being there. Good moods, payday and “testing myself” belong on the map too.',
            'The map is yours. What is harmless for others may be steep for you, and the other way round.',
          ],
          exercise: [
            'Write at least ten situations. Give each two numbers from 0 to 10: how risky, and how likely in the next month.',
            'Multiply them. The top three are what this program is about.',
          ],
        },
      ],
    },
    {
      title: 'Week 2: If this, then that',
      aim: 'Decide now, while it is calm.',
      steps: [
        {
          id: 'if-then',
          title: 'Sentences that work under pressure',
          minutes: 20,
          text: [
            'In a hard moment there is no room to think something up. A sentence made beforehand does the thinking: “If it is Friday and I get paid, then I go straight to the six o’clock meeting.” Peter Gollwitzer and Paschal Sheeran put together 94 tests of such if-then plans. Their effect on reaching a goal was medium to large, which is much for something that fits on a card.',
            'A good sentence has a clear sign in the “if”, and in the “then” one act that is possible within a minute.',
          ],
          exercise: [
            'Write two sentences for each of your top three situations. One should lead out of the place, one to a person.',
            'Say each of them aloud, and picture it once from start to end.',
          ],
        },
        {
          id: 'saying-no',
          title: 'Saying no in one breath',
          minutes: 15,
          text: [
            'Long reasons invite discussion. A no can be short, friendly and repeated: “No thanks, I’m fine.” “No thanks, really.” “I’m off now, good to see you.” You owe nobody your story.',
            'With people who push, the plan is not a better sentence. It is leaving.',
          ],
          exercise: [
            'Write your own three sentences: light, firm, leaving.',
            'Say them to a mirror or to a friend who plays the pushing part. Three rounds.',
            'Plan the exit of your next difficult occasion: own way home, a call at a set hour, an end time.',
          ],
        },
      ],
    },
    {
      title: 'Week 3: Fill the empty places',
      aim: 'Recovery needs more than a missing thing.',
      steps: [
        {
          id: 'basic-needs',
          title: 'Hungry, angry, lonely, tired',
          minutes: 15,
          text: [
            'The old rule from the rooms still holds: when you are hungry, angry, lonely or tired, first see to that. It works because each of these makes the near thing look larger and the far thing smaller.',
            'Most first signs belong to one of the four.',
          ],
          exercise: [
            'Three times a day this week, ask the four questions and act on one answer.',
            'Write a short list for each of the four: what can I do about it in ten minutes?',
          ],
        },
        {
          id: 'people',
          title: 'Three people',
          minutes: 20,
          text: [
            'Plans that involve a person hold better than plans made of willpower. Three are enough: one for the daily word, one who knows recovery, one for an emergency. A sponsor, a sister, a neighbor, a helpline: all count.',
            'Asking beforehand makes the call easier for both.',
          ],
          exercise: [
            'Choose your three and tell each what you may ask of them. A text message will do.',
            'Write down the words of the call for when words are hard: “I am not doing well. Can you stay on the phone for ten minutes?”',
            'Put their numbers into your safety plan in Cairn; it also works offline.',
          ],
        },
      ],
    },
    {
      title: 'Week 4: If it happens',
      aim: 'Keep a lapse from becoming a relapse.',
      steps: [
        {
          id: 'abstinence-violation',
          title: 'The thought after the first one',
          minutes: 20,
          text: [
            'Marlatt found that what people think after a first use matters as much as the use. “Now it is all gone, I am hopeless, so I may as well keep going” is the thought that turns one into many. He called it the abstinence violation effect. It sounds like honesty. It is a mistake in reasoning: one step off a path does not move the path.',
            'Nothing you have built is erased. The days you lived well were lived.',
          ],
          exercise: [
            'Write a letter of ten lines to yourself for the hour after. Kind, short, practical: stop here, be safe, call this person, tomorrow we look at it.',
            'Give a copy to one of your three people, or keep it in the journal.',
          ],
        },
        {
          id: 'first-day-plan',
          title: 'The first twenty-four hours',
          minutes: 15,
          text: [
            'Make the plan for the first day after as carefully as the plan against it. Safety first: not alone, no mixing, naloxone near where opioids are possible, a doctor where withdrawal could be dangerous. Then one honest conversation. Then sleep and food. Only then: what can be learned?',
          ],
          exercise: [
            'Write five lines: who is with me; what I’ll get out of the house; who I’ll tell; where I go tomorrow; which doctor or line I call if I feel unwell.',
            'Look up a meeting for tomorrow now, so that you know how.',
          ],
        },
      ],
    },
    {
      title: 'Week 5: One page',
      aim: 'A plan that fits on a page, and a date to look at it again.',
      steps: [
        {
          id: 'one-page',
          title: 'Write the page',
          minutes: 30,
          text: [
            'A plan of ten pages stays in the drawer. Take the best line from each week and put it on one page, in your own words. This is what you and your people will use.',
            'Relapse prevention is tested: in reviews it helped most with alcohol and with how people live besides. It is not magic and it does not replace treatment where treatment is needed.',
          ],
          exercise: [
            'Fill in “Plan for hard moments”: first sign, top three situations, if-then sentences, three people, first day.',
            'Show it to one person. Ask: “What have you noticed before I have?” Add the answer.',
            'Put a date in the calendar, four weeks from now, to read it again.',
          ],
        },
      ],
    },
  ],
  sources: [
    {
      text: 'Larimer ME, Palmer RS, Marlatt GA: Relapse prevention: an overview of Marlatt’s cognitive-behavioral model. Alcohol Research & Health 23(2), 151–160, 1999.',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6760427/',
    },
    {
      text: 'Witkiewitz K, Marlatt GA: Relapse prevention for alcohol and drug problems: that was zen, this is tao. American Psychologist 59(4), 224–235, 2004.',
      url: 'https://doi.org/10.1037/0003-066X.59.4.224',
    },
    {
      text: 'Melemis SM: Relapse prevention and the five rules of recovery. Yale Journal of Biology and Medicine 88(3), 325–332, 2015.',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4553654/',
    },
    {
      text: 'Gollwitzer PM, Sheeran P: Implementation intentions and goal achievement: a meta-analysis of effects and processes. Advances in Experimental Social Psychology 38, 69–119, 2006.',
      url: 'https://doi.org/10.1016/S0065-2601(06)38002-1',
    },
    {
      text: 'Irvin JE, Bowers CA, Dunn ME, Wang MC: Efficacy of relapse prevention: a meta-analytic review. Journal of Consulting and Clinical Psychology 67(4), 563–570, 1999.',
      url: 'https://doi.org/10.1037/0022-006X.67.4.563',
    },
  ],
}
