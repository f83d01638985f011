import type { SelfHelpProgram } from './program-contract.ts'

export const values: SelfHelpProgram = {
  id: 'values',
  title: 'What it is for',
  summary: 'Find out what matters to you, and put some of it into every week.',
  careful:
    'This is self-help, not treatment. If nothing has brought you any joy for weeks, or you think that life is not worth living, please do not work through this alone: talk to a doctor or therapist, and in the US call or text 988 at any hour.',
  weeks: [
    {
      title: 'Week 1: Directions, not goals',
      aim: 'Tell a value from a goal, and find your own.',
      steps: [
        {
          id: 'compass',
          title: 'A compass instead of a list',
          minutes: 20,
          text: [
            'Stopping answers the question what you do not want. It leaves another open: what do you want the freed hours for? Acceptance and commitment therapy, ACT, starts there. It speaks of values: directions that you can take at any time and that are never finished. Being a patient father is a direction. A weekend with your daughter is a goal on the way.',
            'Values are chosen, not proved. Nobody else has to approve of them, and none of them is too small.',
            'In a meta-analysis of ten trials, ACT did somewhat better than other treatments for substance use by the end of treatment. The studies were small; the idea is simple enough to try.',
          ],
          exercise: [
            'Write, ten minutes without stopping: “On a day that I would be proud of, I …”',
            'Underline the verbs. Choose five that you would want to be true of you also if nobody saw it.',
          ],
        },
        {
          id: 'ten-areas',
          title: 'Ten areas of a life',
          minutes: 25,
          text: [
            'The Valued Living Questionnaire asks about ten areas: family, partner, parenting, friends, work, learning, fun, spirit, community, body. Each gets two numbers: how much it matters to you, and how near you lived to it in the past week.',
            'A wide gap is not a reproach. It shows where a small step will be felt most.',
          ],
          exercise: [
            'Fill in the first sheet of “Values into the week”.',
            'Choose the two areas with the widest gap where something could move within a month.',
          ],
        },
      ],
    },
    {
      title: 'Week 2: One small act a day',
      aim: 'From words to something that a camera could film.',
      steps: [
        {
          id: 'small-acts',
          title: 'So small that it cannot fail',
          minutes: 15,
          text: [
            'Behavioral activation has a plain idea: do not wait until you feel like it. Do something that counts, and let the feeling follow. In a trial with 263 people in residential treatment, a short form of it for substance use, LETS ACT, went with clearly higher rates of abstinence a year later than supportive counselling did.',
            'An act is small enough if you would do it on your worst day: send one message, wash one plate, walk to the corner, read a page to a child.',
          ],
          exercise: [
            'For both chosen areas, write five acts that take less than fifteen minutes and that someone could film.',
            'Put one a day into the week, each with an hour and a place.',
            'In the evening write two numbers from 0 to 10: how much pleasure, how much meaning.',
          ],
        },
      ],
    },
    {
      title: 'Week 3: With what gets in the way',
      aim: 'Carry thoughts and feelings along instead of waiting for them to leave.',
      steps: [
        {
          id: 'passengers',
          title: 'Passengers on the bus',
          minutes: 20,
          text: [
            'Picture a bus that you drive. Passengers have got in over the years: shame, fear, “you’ll never manage”, an old craving. When you turn toward what matters they come forward and shout. You can stop and argue. You can go where they want, so that they sit down. Or you can let them shout and keep your hands on the wheel.',
            'They are allowed on the bus. They do not drive.',
          ],
          exercise: [
            'Write down the three loudest passengers, in their own words.',
            'Say before each: “I notice the thought that …” and feel the difference.',
            'Do the act you have put off most, with all of them on board.',
          ],
        },
        {
          id: 'willing',
          title: 'What are you willing to feel?',
          minutes: 15,
          text: [
            'What matters is often near what hurts. Calling a son means being ready for silence on the line. Looking for work means being ready for a no. Willingness is not wanting. It is opening the hand: for this, I will also take that.',
          ],
          exercise: [
            'Complete for both areas: “For the sake of … I am willing to feel …”',
            'Take one step this week that needs this willingness. Tell someone before and after.',
          ],
        },
      ],
    },
    {
      title: 'Week 4: Make it a habit with a name',
      aim: 'A week that has your values in it, also without a program.',
      steps: [
        {
          id: 'your-week',
          title: 'Build the week',
          minutes: 25,
          text: [
            'Look at your notes: which acts had the highest numbers for meaning? Those get a fixed place. Two or three are enough. An act that has an hour, a place and a person is more likely to happen than one that has only a good intention.',
            'You will leave the direction again and again. Values are like north: you cannot lose it, only look away from it, and turn back.',
          ],
          exercise: [
            'Draw your week, and put in two fixed acts and one with someone else.',
            'Add one of them to the recovery tracker’s weekly goals.',
            'Fill in the ten areas once more. Write down one number that has changed, and why.',
          ],
        },
        {
          id: 'letter',
          title: 'A letter from a year ahead',
          minutes: 20,
          text: [
            'Write from the person you may be in a year to the one who sits here now. Not a success report: a letter. What did they keep doing on ordinary days? What did they let themselves off? What would they thank you for?',
          ],
          exercise: [
            'Write the letter by hand or in the journal. One page.',
            'Put a reminder in your calendar to read it in three months.',
          ],
        },
      ],
    },
  ],
  sources: [
    {
      text: 'Hayes SC, Strosahl KD, Wilson KG: Acceptance and Commitment Therapy: The Process and Practice of Mindful Change, 2nd edition. Guilford Press, 2012.',
      url: null,
    },
    {
      text: 'Lee EB, An W, Levin ME, Twohig MP: An initial meta-analysis of acceptance and commitment therapy for treating substance use disorders. Drug and Alcohol Dependence 155, 1–7, 2015.',
      url: 'https://doi.org/10.1016/j.drugalcdep.2015.08.004',
    },
    {
      text: 'Wilson KG, Sandoz EK, Kitchens J, Roberts M: The Valued Living Questionnaire: defining and measuring valued action within a behavioral framework. The Psychological Record 60(2), 249–272, 2010.',
      url: 'https://doi.org/10.1007/BF03395706',
    },
    {
      text: 'Daughters SB, Magidson JF, Anand D, et al.: The effect of a behavioral activation treatment for substance use on post-treatment abstinence: a randomized controlled trial. Addiction 113(3), 535–544, 2018.',
      url: 'https://doi.org/10.1111/add.14049',
    },
  ],
}
