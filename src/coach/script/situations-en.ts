// The guided coach's texts for each situation, in English. Read them aloud before changing them.
import type { BehaviorPath } from './behavior-paths.ts'
import type { Situation } from './situation.ts'
import type { SituationId } from './situation-id.ts'

export const situationsEn: Record<Exclude<SituationId, BehaviorPath>, Situation> = {
  craving: {
    name: 'a craving right now',
    opens: [
      'The pull is strong right now, and you came here instead of acting on it.',
      'A craving has hold of you, and a part of you stepped back far enough to say so.',
      'It’s loud right now. You noticed it and named it, and that already slows it down.',
    ],
    steps: [
      {
        id: 'strength',
        thought: 'Cravings rise and fall like waves, and most pass their peak within half an hour.',
        ask: 'On a scale from 0 to 10, how strong is it right now?',
      },
      {
        id: 'distance',
        thought: 'Distance helps more than willpower does. Another room counts. So does the front step.',
        ask: 'How far away are you from what you crave?',
      },
      {
        id: 'before',
        thought: 'A craving rarely comes from nowhere.',
        ask: 'What was going on in the hour before it showed up?',
      },
      {
        id: 'past',
        thought: 'You’ve gotten through cravings before, even if they felt endless.',
        ask: 'What has carried you through one in the past?',
      },
      {
        id: 'person',
        thought: 'Cravings shrink when they’re said out loud to someone who gets it.',
        ask: 'Who could hear from you in the next ten minutes?',
      },
      {
        id: 'next',
        thought: 'You only need to get through the next small stretch, not the whole night.',
        ask: 'What will you do with the next fifteen minutes?',
      },
    ],
    closes: [
      'You stayed with this instead of acting on it. The urge is already passing.',
      'You have a next step for this craving now, and you made it yourself.',
    ],
    exercise: 'urge_surfing',
    reading: 'craving brain breathing',
    meeting: true,
  },
  lapse: {
    name: 'after a return to use',
    opens: [
      'You used, and you’re here telling me. That takes courage, and I’m glad you said it.',
      'Something happened that you didn’t want, and you didn’t hide from it. Thank you for saying so.',
      'A return to use hurts. It doesn’t wipe out a single day that came before it.',
    ],
    steps: [
      {
        id: 'safe',
        thought:
          'First things first: after a break your body can take much less than before, so more use now is riskier than it used to be.',
        ask: 'How are you right now, in your body and with your safety?',
      },
      {
        id: 'company',
        thought: 'The hours after are easier with a person near.',
        ask: 'Who is with you, or could be with you, today?',
      },
      {
        id: 'helped',
        thought: 'What you learned before is still yours.',
        ask: 'What was helping you before this happened?',
      },
      {
        id: 'opening',
        thought: 'Looking at how it happened, without blame, shows what to change.',
        ask: 'Looking back, where was the first small turn toward it?',
      },
      {
        id: 'kind',
        thought: 'Harsh words to yourself tend to feed the next use. Kind and honest works better.',
        ask: 'What would you say to a friend who told you this same story?',
      },
      {
        id: 'next',
        thought: 'The way back is made of small things done soon.',
        ask: 'What’s one small step you can take before you sleep tonight?',
      },
    ],
    closes: [
      'Telling it, keeping safe and choosing one next step: that’s what coming back looks like.',
      'Your days on the path are still yours, and today you added honesty to them.',
    ],
    exercise: 'plan_tonight',
    reading: 'relapse shame attachment',
    meeting: true,
  },
  event: {
    name: 'an event ahead',
    opens: [
      'There’s something coming up that could be hard, and you’re getting ready early.',
      'Something tricky is coming up, and you’d rather walk in with a plan.',
      'You’ve got an event on your mind, and it’s a risky one. Thinking ahead like this is a skill.',
    ],
    steps: [
      {
        id: 'worst',
        thought: 'It helps to know the hardest minute before it comes.',
        ask: 'Which moment of it worries you most?',
      },
      {
        id: 'skip',
        thought: 'You’re free to go, to go for an hour, or not to go at all. All three can be right.',
        ask: 'How much do you want to be there, if you’re honest?',
      },
      {
        id: 'words',
        thought: 'A short sentence said calmly ends most offers. Nobody is owed your story.',
        ask: 'What could you say when someone offers you something?',
      },
      {
        id: 'ally',
        thought: 'One person who knows can change the whole evening.',
        ask: 'Who could be on your side that day?',
      },
      {
        id: 'exit',
        thought: 'A way out makes it easier to stay: your own ride, a set time, a call to take.',
        ask: 'How will you leave if it gets too much?',
      },
      {
        id: 'after',
        thought: 'The ride home is often riskier than the party.',
        ask: 'What will you do in the hour after it?',
      },
    ],
    closes: [
      'You now have words, a person and a way out. That’s a real plan.',
      'You’re walking into this with your eyes open, on your own terms.',
    ],
    exercise: 'plan_tonight',
    reading: 'triggers local resources meeting',
  },
  sleep: {
    name: 'trouble with sleep',
    opens: [
      'Nights without sleep make everything harder to carry.',
      'You’re tired and awake at the same time. That’s a lonely place to be.',
      'Sleep won’t come, and the night feels long.',
    ],
    steps: [
      {
        id: 'pattern',
        thought:
          'Sleep is often rough for weeks in early recovery, and for most people it mends step by step.',
        ask: 'What do your nights look like lately?',
      },
      {
        id: 'mind',
        thought: 'Some nights it’s the body that’s restless, other nights it’s the mind.',
        ask: 'What keeps you up, the body or the thoughts?',
      },
      {
        id: 'evening',
        thought: 'The last hour before bed sets the tone: light, screens, coffee, arguments.',
        ask: 'What does your last hour before bed look like?',
      },
      {
        id: 'now',
        thought: 'Lying there fighting it wakes you more. A dim light and a dull book are allowed.',
        ask: 'What would feel restful, even if sleep doesn’t come?',
      },
      {
        id: 'morning',
        thought: 'Getting up at the same hour each day helps more than going to bed early.',
        ask: 'What time could you get up tomorrow and the day after?',
      },
      {
        id: 'doctor',
        thought: 'If this has gone on for weeks, a doctor can help in ways that fit your recovery.',
        ask: 'How would it be to bring your sleep up with a doctor or nurse?',
      },
    ],
    closes: [
      'Rest counts, even without sleep. You have a small change to try tonight.',
      'You looked at the whole night and found a place to start.',
    ],
    exercise: 'halt',
    reading: 'sleep breathing rest',
  },
  anger: {
    name: 'anger',
    opens: [
      'You’re really angry, and that needs somewhere to go.',
      'Something crossed a line for you, and your whole body knows it.',
      'You’re angry, and you chose words before actions.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'There’s often something else under anger.',
        ask: 'What happened, as you would tell it to a friend?',
      },
      {
        id: 'body',
        thought: 'The first rush of anger passes through the body quickly when nothing feeds it.',
        ask: 'Where in your body do you feel it most?',
      },
      {
        id: 'under',
        thought: 'Under anger there’s often hurt, fear, or a thing that felt unfair.',
        ask: 'What’s underneath it?',
      },
      {
        id: 'part',
        thought: 'Some of this is yours to change, and some of it isn’t.',
        ask: 'Which part of it can you change?',
      },
      {
        id: 'say',
        thought: 'A message written hot can wait an hour. It will still be true then.',
        ask: 'What do you wish the other person understood?',
      },
      {
        id: 'release',
        thought: 'Walking fast, cold water on the hands, or a loud song alone can let some pressure out.',
        ask: 'What helps you let steam off without a cost?',
      },
    ],
    closes: [
      'You were angry and you didn’t act on it. That takes strength.',
      'You know now what the anger guards, and what you want to do about it.',
    ],
    exercise: 'thinking_traps',
    reading: 'nervous system movement',
  },
  loneliness: {
    name: 'loneliness',
    opens: [
      'It’s quiet around you, and the quiet hurts.',
      'You miss being with people who really know you.',
      'Feeling alone is heavy. You reached out all the same.',
    ],
    steps: [
      {
        id: 'when',
        thought: 'Loneliness is usually worse at certain hours.',
        ask: 'When in the day does it hit you hardest?',
      },
      {
        id: 'lost',
        thought: 'Many people lose a whole circle when they stop using, and that’s a true loss.',
        ask: 'Who or what do you miss most?',
      },
      {
        id: 'one',
        thought: 'One short message is enough to start. It needs no reason and no big words.',
        ask: 'Who would you not mind hearing from?',
      },
      {
        id: 'place',
        thought:
          'Being near people counts, even without talking: a library, a cafe, the back row of a meeting.',
        ask: 'Where could you be around others this week?',
      },
      {
        id: 'barrier',
        thought: 'Something often stands in the way of reaching out, and it’s rarely laziness.',
        ask: 'What makes it hard to reach out?',
      },
      {
        id: 'give',
        thought: 'Being of use to someone can loosen it from the other side.',
        ask: 'What could you give someone, however small?',
      },
    ],
    closes: [
      'You have one name and one place to start with. That’s enough for today.',
      'Loneliness told you that you care about people. You’re acting on it.',
    ],
    reading: 'attachment connection community',
    meeting: true,
  },
  shame: {
    name: 'shame or guilt',
    opens: [
      'That’s hard to look at, and you did it anyway.',
      'Shame says hide. You did the opposite just now.',
      'There’s a lot of pain in how you see yourself right now.',
    ],
    steps: [
      {
        id: 'difference',
        thought:
          'Guilt says "I did something I regret". Shame says "I’m bad". The first can guide you; the second isn’t true.',
        ask: 'Which of the two is louder today?',
      },
      {
        id: 'story',
        thought: 'You can say as much or as little as you like.',
        ask: 'What part of it keeps coming back?',
      },
      {
        id: 'friend',
        thought: 'People are often far gentler to others than to themselves.',
        ask: 'How would you answer a friend who told you the same thing?',
      },
      {
        id: 'values',
        thought: 'It hurts because something matters to you.',
        ask: 'What value of yours does this pain point to?',
      },
      {
        id: 'repair',
        thought: 'Some things can be mended slowly, when it’s safe for everyone, and never all at once.',
        ask: 'What’s one small thing that would be a repair?',
      },
      {
        id: 'share',
        thought: 'Shame gets smaller each time you tell someone safe.',
        ask: 'Who might be safe to tell one true sentence to?',
      },
    ],
    closes: [
      'You’re more than the worst thing that happened. What you said here shows what you care about.',
      'You put shame into words, and it has a little less room now.',
    ],
    exercise: 'thinking_traps',
    reading: 'shame attachment healing',
  },
  boredom: {
    name: 'boredom',
    opens: [
      'There are empty hours in your day, and they’re hard to fill.',
      'Using took up a lot of hours. Now those hours stand empty.',
      'Being bored sounds small, and it can be one of the harder feelings.',
    ],
    steps: [
      {
        id: 'hours',
        thought: 'It helps to know which hours are the flat ones.',
        ask: 'When does time drag the most?',
      },
      {
        id: 'liked',
        thought: 'Interest comes back slowly, often after the doing and not before it.',
        ask: 'What did you enjoy, long before all this?',
      },
      {
        id: 'small',
        thought: 'It doesn’t have to be exciting. Ten minutes with your hands on something is plenty.',
        ask: 'What could you try for ten minutes, just to see?',
      },
      {
        id: 'people',
        thought: 'Many things are less dull next to someone.',
        ask: 'Who could you do something ordinary with?',
      },
      {
        id: 'learn',
        thought: 'Early recovery leaves room for something new.',
        ask: 'What have you always been a bit curious about?',
      },
      {
        id: 'when',
        thought: 'A thing with a time happens more often than a thing without one.',
        ask: 'On which day and at what hour will you try it?',
      },
    ],
    closes: [
      'You have a plan for an hour that was empty.',
      'You have something small to look forward to, and you picked it.',
    ],
    exercise: 'plan_tonight',
    reading: 'movement exercise workout',
  },
  family: {
    name: 'family and relationships',
    opens: [
      'People you love are part of this, and that makes it harder.',
      'You care about them, and right now it’s hard between you.',
      'Home is where this is happening, and there’s nowhere to step away from it.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'I only hear your side here, and that’s okay.',
        ask: 'What has been happening between you?',
      },
      {
        id: 'want',
        thought: 'It helps to know what you hope for before choosing words.',
        ask: 'What would you like to be different?',
      },
      {
        id: 'trust',
        thought: 'Trust grows back by small things done again and again, and it has its own pace.',
        ask: 'What small thing have you kept doing that they may have missed?',
      },
      {
        id: 'see',
        thought: 'They may be scared as much as they’re mad.',
        ask: 'What do you think it looks like from where they stand?',
      },
      {
        id: 'limit',
        thought: 'You can love someone and still set a limit.',
        ask: 'What limit would help you stay well?',
      },
      {
        id: 'sentence',
        thought: 'A sentence that starts with "I feel" and "I need" is harder to argue with.',
        ask: 'What’s one sentence you’d like to say to them?',
      },
    ],
    closes: [
      'You know what you want to say and what you need. Go at your own pace.',
      'You kept both in view: them and your recovery.',
    ],
    reading: 'attachment family relationships',
  },
  work: {
    name: 'work',
    opens: [
      'Work is taking a lot out of you.',
      'You spend so many hours there, and it follows you home.',
      'Your job and your recovery are pulling in different directions.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'Let’s look at the one thing that weighs most.',
        ask: 'What part of work is hardest right now?',
      },
      {
        id: 'end',
        thought: 'The way home is a risky stretch for many people.',
        ask: 'What do the first thirty minutes after work look like for you?',
      },
      {
        id: 'tell',
        thought: 'Who you tell at work, and how much, is up to you.',
        ask: 'Who there, if anyone, is on your side?',
      },
      {
        id: 'control',
        thought: 'Some of the load can be moved, dropped, or said no to.',
        ask: 'Which piece of it could you make lighter?',
      },
      {
        id: 'pause',
        thought: 'Short pauses keep pressure from piling up: water, air, two slow breaths.',
        ask: 'Where in your shift could a small pause fit?',
      },
      {
        id: 'matter',
        thought: 'A job is part of a life, and not the whole of it.',
        ask: 'What do you want your work to make possible for you?',
      },
    ],
    closes: [
      'You found one thing you can change. That helps.',
      'You have a plan for the hour after work, which is often the one that counts.',
    ],
    exercise: 'halt',
    reading: 'stress breathing nervous system',
  },
  grief: {
    name: 'grief',
    opens: [
      'You lost someone or something you love. I’m so sorry.',
      'Grief is here, and it doesn’t ask if the time is right.',
      'There’s an empty place where someone used to be.',
    ],
    steps: [
      {
        id: 'who',
        thought: 'There’s no hurry here.',
        ask: 'Would you tell me a little about who or what you lost?',
      },
      {
        id: 'today',
        thought: 'Grief changes from one day to the next.',
        ask: 'How does it show up for you today?',
      },
      {
        id: 'use',
        thought:
          'Using may have kept the pain far away before. Now you’re feeling it wide awake, and that’s brave.',
        ask: 'How has this loss touched your recovery?',
      },
      {
        id: 'company',
        thought: 'Grief is lighter in company, even silent company.',
        ask: 'Who else misses them, or would sit with you?',
      },
      {
        id: 'keep',
        thought: 'You get to keep loving them. A song, a walk, a candle, a letter.',
        ask: 'What’s a way to honor them that’s good for you too?',
      },
      {
        id: 'care',
        thought: 'Bodies grieve too. Food, water and rest are part of it.',
        ask: 'What does your body need from you today?',
      },
    ],
    closes: [
      'You talked about someone you love and miss. That takes courage.',
      'You don’t have to get over it. You’re learning to carry it without using.',
    ],
    reading: 'grief healing attachment',
    meeting: true,
  },
  money: {
    name: 'money worries',
    opens: [
      'Money is pressing on you, and it’s hard to think about anything else.',
      'Debts and bills can sit right on your chest.',
      'Those numbers are scary, and you’re facing them.',
    ],
    steps: [
      { id: 'first', thought: 'One bill at a time is enough for today.', ask: 'Which one worries you most?' },
      {
        id: 'cash',
        thought: 'For some people money in hand is itself a trigger, and payday is the riskiest day.',
        ask: 'How is it for you to have money on you?',
      },
      {
        id: 'guard',
        thought:
          'Some people let someone they trust hold cards or cash for a while. It’s a tool, nothing to be ashamed of.',
        ask: 'What could stand between you and a quick decision?',
      },
      {
        id: 'help',
        thought: 'Nonprofit credit counseling exists in many places and doesn’t judge.',
        ask: 'Who could look at the numbers with you?',
      },
      {
        id: 'saved',
        thought: 'Not using also leaves something in your pocket each week.',
        ask: 'What would you like that money to do for you?',
      },
      {
        id: 'step',
        thought: 'A call or an opened envelope counts as progress.',
        ask: 'What’s the smallest money step you could take tomorrow?',
      },
    ],
    closes: [
      'You took a thing that felt like a fog and found one edge of it.',
      'You have one money step and one guard in place. That’s a start that holds.',
    ],
    exercise: 'cost_benefit',
    reading: 'local resources help',
  },
  triggers: {
    name: 'triggers',
    opens: [
      'Certain people, places or moments light it up again, and you see the pattern.',
      'Your brain learned to link some things with using. You’re learning to spot them.',
      'Something set you off, and you want to understand it.',
    ],
    steps: [
      {
        id: 'list',
        thought: 'A trigger is easier to handle once you know it.',
        ask: 'Which ones do you run into most?',
      },
      {
        id: 'inside',
        thought:
          'Some come from outside, like a street. Others come from inside, like feeling tired or proud.',
        ask: 'What feelings tend to come right before?',
      },
      {
        id: 'avoid',
        thought: 'Some can be stepped around, at least for now. Taking another road home is smart, not weak.',
        ask: 'Which one could you stay clear of this week?',
      },
      {
        id: 'meet',
        thought: 'Others can’t be avoided, so a plan meets them: if this happens, then I do that.',
        ask: 'How would you finish the sentence "If it happens, then I will…" for one of them?',
      },
      {
        id: 'clear',
        thought: 'Things at home can be triggers too: a drawer, a number, an app.',
        ask: 'What could go out of your home or your phone?',
      },
      {
        id: 'tell',
        thought: 'Telling someone your top trigger gives you a second pair of eyes.',
        ask: 'Who could know about it?',
      },
    ],
    closes: [
      'You know the pattern, you have an if-then plan, and you chose what to step around.',
      'Naming triggers takes some of their surprise away.',
    ],
    exercise: 'urge_surfing',
    reading: 'brain triggers addiction changes',
  },
  planning: {
    name: 'planning the day',
    opens: [
      'You want the day to have a shape you can lean on.',
      'A plan can be a handrail, and you’re building one.',
      'You’d rather decide now than in the hard moment.',
    ],
    steps: [
      {
        id: 'hard',
        thought: 'Plan your support for the hardest hours.',
        ask: 'Which hours will be the hardest?',
      },
      {
        id: 'musts',
        thought: 'Less is more: one or two things that must happen.',
        ask: 'What are the one or two things you need to do?',
      },
      {
        id: 'good',
        thought: 'A day also needs one thing that’s nice.',
        ask: 'What could you look forward to in it?',
      },
      {
        id: 'body',
        thought: 'Food, movement and rest hold up the rest of the plan.',
        ask: 'When will you eat, move a little and rest?',
      },
      {
        id: 'person',
        thought: 'Every plan needs one person in it.',
        ask: 'Who will you talk to or text?',
      },
      {
        id: 'ifthen',
        thought: 'Plans run into trouble, so a backup helps.',
        ask: 'What will you do if a hard moment comes in the middle of it?',
      },
    ],
    closes: [
      'You have a day with a start, a support and an end. If it changes, you can change it back.',
      'That’s a plan made by you and for you.',
    ],
    exercise: 'plan_tonight',
    reading: 'routine self-care nutrition',
  },
  medication: {
    name: 'a question about medicine',
    opens: [
      'You have a question about medicine, and you want to get it right.',
      'It’s good that you ask before you change anything about your medicine.',
      'You’re thinking about your treatment with care.',
    ],
    steps: [
      {
        id: 'limits',
        thought:
          'I can’t tell you to start, stop, skip or change any medicine. Your prescriber or a pharmacist can, often by phone the same day. Taking medicine for recovery is recovery.',
        ask: 'What worries you most about it?',
      },
      {
        id: 'feel',
        thought: 'How you feel on it matters, and your prescriber needs to hear it in your own words.',
        ask: 'What have you noticed since you started it?',
      },
      {
        id: 'others',
        thought:
          'Some people around you may have strong views. They aren’t your doctor, and no fellowship asks its members to play doctor.',
        ask: 'Who has been telling you things about it?',
      },
      {
        id: 'list',
        thought: 'Writing your questions down makes a short visit go further.',
        ask: 'What would be the first question on your list?',
      },
      {
        id: 'barrier',
        thought: 'Getting through to a clinic can be a task of its own.',
        ask: 'What stands in the way of calling them?',
      },
      {
        id: 'when',
        thought: 'A pharmacist can often talk without an appointment.',
        ask: 'When today or tomorrow could you call?',
      },
    ],
    closes: [
      'You have your questions ready for someone who knows your case. Until you’ve talked, take it the way it was prescribed.',
      'Asking first keeps you safe, and you did it.',
    ],
    reading: 'brain changes treatment',
  },
  first_meeting: {
    name: 'going to a first meeting',
    opens: [
      'You’re thinking of walking into a room of strangers. That takes nerve.',
      'A first meeting is on your mind, and so are a few doubts.',
      'Part of you is curious about meetings, and part of you would rather not.',
    ],
    steps: [
      {
        id: 'worry',
        thought: 'You can sit at the back, say nothing, and leave when you like. A first name is enough.',
        ask: 'What do you imagine will be the hardest part?',
      },
      {
        id: 'hope',
        thought: 'People go for different reasons, and staying is up to you.',
        ask: 'What would make it worth your hour?',
      },
      {
        id: 'kind',
        thought: 'There are many kinds: in a hall, online, with or without the twelve steps.',
        ask: 'Which kind sounds most bearable to you?',
      },
      {
        id: 'way',
        thought: 'Knowing the way, the time and the door takes half the fear out.',
        ask: 'What would you need to know before you go?',
      },
      {
        id: 'with',
        thought: 'Some people bring a friend. Others call ahead and get met at the door.',
        ask: 'Who could go with you, or know that you’re going?',
      },
      {
        id: 'day',
        thought: 'If the first one doesn’t fit, another may. Rooms differ a lot.',
        ask: 'Which day will you try one?',
      },
    ],
    closes: [
      'You know what you need and when. The chair at the back is yours.',
      'Going once is all this takes. After that you can decide again.',
    ],
    reading: '12 steps psychology meeting',
    meeting: true,
  },
  sponsor: {
    name: 'a sponsor',
    opens: [
      'A sponsor is a big piece of this for you.',
      'Things with a sponsor can get complicated.',
      'You’re thinking about who walks beside you.',
    ],
    steps: [
      {
        id: 'what',
        thought: 'A sponsor is a fellow member who has walked the road a little longer.',
        ask: 'What’s going on with that for you?',
      },
      {
        id: 'look',
        thought: 'People often look for someone who’s calm in a way they’d like to be.',
        ask: 'What matters to you in a sponsor?',
      },
      {
        id: 'ask',
        thought: 'Asking can be as plain as an offer of coffee after the meeting.',
        ask: 'What makes asking, or calling, hard?',
      },
      {
        id: 'honest',
        thought: 'A sponsor can only help with what they hear.',
        ask: 'What haven’t you told anyone in the program yet?',
      },
      {
        id: 'fit',
        thought:
          'You’re free to change sponsors, and a sponsor doesn’t decide about medicine, money or love.',
        ask: 'What would a good fit look like for you?',
      },
      {
        id: 'step',
        thought: 'A text counts as a call on a hard day.',
        ask: 'What’s your next small move in this?',
      },
    ],
    closes: [
      'You know what you’re looking for and what your next move is.',
      'Letting someone walk beside you is work, and you’re doing it.',
    ],
    reading: '12 steps psychology',
    meeting: true,
  },
  motivation: {
    name: 'motivation and doubts',
    opens: [
      'A part of you wants this, and another part is tired of it.',
      'You’re weighing it up honestly, which is better than pretending.',
      'The reasons feel far away today.',
    ],
    steps: [
      {
        id: 'importance',
        thought: 'Doubt is part of change, not the end of it. I won’t push you.',
        ask: 'From 0 to 10, how important is a change to you today?',
      },
      {
        id: 'whynot',
        thought: 'Whatever number it is, something kept it from being a zero.',
        ask: 'What keeps it from being lower?',
      },
      {
        id: 'good',
        thought: 'Using did something for you, or you wouldn’t have done it. It’s fair to say so.',
        ask: 'What did it give you?',
      },
      {
        id: 'cost',
        thought: 'The other side of the scale deserves a look too.',
        ask: 'What has it cost you that you miss?',
      },
      {
        id: 'year',
        thought: 'It can help to look from further off.',
        ask: 'If things went well, what would a normal day look like a year from now?',
      },
      {
        id: 'confidence',
        thought: 'Wanting and believing are two different things.',
        ask: 'What would make you a little more sure that you can do it?',
      },
    ],
    closes: [
      'You said your own reasons in your own words, and they count more than any of mine.',
      'You can be unsure and still take today’s step.',
    ],
    exercise: 'cost_benefit',
    reading: 'motivation psychology archetypes',
  },
  milestone: {
    name: 'a milestone',
    opens: [
      'That’s something to stop and look at. You laid every one of those days yourself.',
      'A milestone, and you came to share it. I’m glad you did.',
      'Look how far you’ve come. That took effort, day after day.',
    ],
    steps: [
      { id: 'did', thought: 'This didn’t happen by luck.', ask: 'What did you do that made it possible?' },
      {
        id: 'different',
        thought: 'Some changes are easy to miss from the inside.',
        ask: 'What’s different now from when you began?',
      },
      {
        id: 'hardest',
        thought: 'There were hard days in there.',
        ask: 'Which day was the hardest, and how did you get through it?',
      },
      { id: 'thanks', thought: 'Often someone helped along the way.', ask: 'Who would you like to thank?' },
      {
        id: 'mark',
        thought: 'A milestone can be marked in ways that are safe and good.',
        ask: 'How would you like to mark it?',
      },
      {
        id: 'guard',
        thought: 'Feeling strong is a good time to check the fences.',
        ask: 'What do you want to keep doing in the days ahead?',
      },
    ],
    closes: [
      'Well walked. Nothing that comes later can take these days away.',
      'You know what got you here, and that’s worth more than the number.',
    ],
    reading: 'milestone self-care healing',
  },
  anxiety: {
    name: 'worry and stress',
    opens: [
      'Your mind is running ahead and your body is running with it.',
      'There’s a lot of worry in you right now.',
      'It feels like too much at once, and you’re still standing.',
    ],
    steps: [
      {
        id: 'body',
        thought:
          'If you like, let the next breath out be slower than the breath in. That calms the body a little.',
        ask: 'Where do you notice the worry in your body?',
      },
      {
        id: 'what',
        thought: 'A worry often gets smaller when you say it.',
        ask: 'What’s the biggest one?',
      },
      {
        id: 'likely',
        thought: 'A worried mind treats maybe as surely.',
        ask: 'What do you know for a fact about it, and what’s a guess?',
      },
      {
        id: 'hands',
        thought: 'Some of it can be acted on, and the rest can be set down for tonight.',
        ask: 'Which part can you do something about?',
      },
      {
        id: 'before',
        thought: 'You’ve been through anxious days before.',
        ask: 'What settled you then, even a little?',
      },
      {
        id: 'step',
        thought: 'One small thing done lowers the noise.',
        ask: 'What could you do in the next half hour?',
      },
    ],
    closes: [
      'You sorted the worry into what is yours and what can wait.',
      'You slowed down enough to think. That’s no small thing.',
    ],
    exercise: 'thinking_traps',
    reading: 'box breathing nervous system polyvagal',
  },
  low: {
    name: 'feeling low',
    opens: [
      'Today is heavy, and you came here with the weight still on you.',
      'Everything seems to take more strength than you have.',
      'It’s a low stretch, and you’re in the middle of it.',
    ],
    steps: [
      {
        id: 'long',
        thought: 'Low days are common when the body and the brain are healing.',
        ask: 'How long has it been like this?',
      },
      {
        id: 'hurt',
        thought: 'I’d like to understand it and not rush you out of it.',
        ask: 'What hurts the most about it?',
      },
      {
        id: 'safe',
        thought: 'When people feel this low, dark thoughts can come along. You can say so here.',
        ask: 'Are you having any thoughts of not wanting to be alive?',
      },
      {
        id: 'basics',
        thought: 'The floor matters first: food, water, light, sleep.',
        ask: 'When did you last eat and rest?',
      },
      {
        id: 'tiny',
        thought: 'On days like this a small thing counts double. Opening a window is a start.',
        ask: 'What’s the tiniest kind thing you could do for yourself?',
      },
      {
        id: 'tell',
        thought: 'If it stays, a doctor or counselor can help, and you deserve that help.',
        ask: 'Who could know how low it has been?',
      },
    ],
    closes: [
      'You got through telling it, on a day when little feels possible.',
      'One tiny thing and one person: that’s enough for today.',
    ],
    exercise: 'halt',
    reading: 'nutrition gut brain movement',
    meeting: true,
  },
  talk: {
    name: 'just talking',
    opens: [
      'There’s something you want to get off your chest.',
      'You’re looking for a place to put it into words. This is one.',
      'You’d like to talk, with no lesson at the end. That’s fine.',
    ],
    steps: [
      { id: 'mind', thought: 'You can start anywhere.', ask: 'What’s on your mind?' },
      {
        id: 'more',
        thought: '',
        ask: 'How has this week been for you?',
      },
      {
        id: 'weight',
        thought: 'Usually one part is harder than the rest.',
        ask: 'Which part of it stays with you most?',
      },
      {
        id: 'need',
        thought: 'I can listen, or we can look for an idea together.',
        ask: 'What would help more right now, an idea or just talking?',
      },
      {
        id: 'good',
        thought: 'Good things count too.',
        ask: 'Who or what has been good for you lately?',
      },
      {
        id: 'wish',
        thought: 'It can help to say what you hope for.',
        ask: 'If one thing were easier tomorrow, what would you want it to be?',
      },
    ],
    closes: [
      'Thank you for talking it through. You did the work of finding the words.',
      'You said a lot, and you said it honestly.',
    ],
    reading: 'self-care healing',
  },
}
