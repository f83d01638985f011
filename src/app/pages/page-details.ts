// Page details that only the prerendered HTML needs: description and URLs. Not part of the browser's bundle.
import { profile } from '../../accounts/contract.ts'
import * as forum from '../../forum/contract.ts'
import { readKey } from '../../journal/key-contract.ts'
import { articleOf } from '../../library/articles.ts'
import { firstRows, listMeetings } from '../../meetings/contract.ts'
import { savedMeetings } from '../../meetings/saved-contract.ts'
import { notices } from '../../notices/contract.ts'
import { practiceList, protocols, workbookList } from '../../plans/programs/protocols.ts'
import { urlOf } from '../../platform/call.ts'

const descriptions: Readonly<Record<string, string>> = {
  '/': 'A path out of addiction, one stone a day: check-ins, meetings, a private journal, breathing, and people who’ve been there.',
  '/meetings':
    'NA, AA, SLAA, CODA and GA meetings in one list, in person and online, soonest first, in your time zone.',
  '/forum':
    'People in recovery writing to each other, first names only. Free to join; moderated by people and software.',
  '/pricing':
    'Free, Premium and Full Access: what each plan includes and costs. Nothing renews by itself. Crisis help is free for everyone.',
  '/premium':
    'Guided practices, printable workbooks, and self-help programs with sources: urges, sleep, hard moments, values.',
  '/help':
    'Someone won’t wake up, I might hurt myself, I’m about to use: what to do first. Call or text 988, call 911, text HOME to 741741.',
  '/help/overdose':
    'Overdose first aid, step by step with drawings: call 911, spray naloxone, breathe for them, roll them on their side, stay.',
  '/help/suicide': 'Thoughts of suicide or self-harm: call or text 988 now, and three steps to get safer.',
  '/help/craving': 'A craving is a wave. A ten-minute timer, breathing, and people to call.',
  '/help/withdrawal':
    'Withdrawal from alcohol or pills: which signs mean call 911 now, and when to see a doctor first.',
  '/breathe': 'Breathe along with a stone that grows and settles. Free, no account, works offline.',
  '/safety-plan':
    'A plan for a hard day, in your own words. Saved encrypted on your device, free for everyone.',
  '/safety':
    'What Cairn does when someone may be in danger, step by step, with measured figures and what it misses.',
  '/contact': 'Write to the people behind Cairn. We reply within 24 hours.',
  '/recovery-tracker':
    'Small things to do each day, forgiving streaks, and your own date. A missed day never takes anything away.',
  '/es/ayuda':
    'No despierta, podría hacerme daño, estoy a punto de consumir: qué hacer primero. Llama al 988 y oprime 2, o llama al 911.',
  '/es/ayuda/sobredosis':
    'Primeros auxilios en una sobredosis, paso a paso y con dibujos: llama al 911, da naloxona, dale respiración, ponlo de lado, quédate.',
  '/es/ayuda/suicidio':
    'Pensamientos de suicidio o de hacerte daño: llama al 988 y oprime 2, y tres pasos para estar más seguro.',
  '/es/ayuda/ganas-de-consumir':
    'Las ganas de consumir son una ola. Un reloj de diez minutos, respiración y a quién llamar.',
  '/es/ayuda/abstinencia':
    'Abstinencia de alcohol o pastillas: qué señales significan llamar al 911 ya, y cuándo ver primero a un médico.',
  '/es/plan-de-seguridad':
    'Un plan para un día difícil, en tus palabras. Se guarda cifrado en tu aparato. Gratis para todos.',
  '/es/respirar': 'Respira con una piedra que crece y descansa. Gratis, sin cuenta, funciona sin conexión.',
}

const ids: Readonly<Record<string, readonly { id: string }[]>> = {
  '/programs/:program': protocols,
  '/workbooks/:workbook': workbookList,
  '/practices/:practice': practiceList,
}

/** The meta description of a URL. */
export function descriptionOf(url: string): string | undefined {
  const article = /^\/library\/(.+)$/.exec(url)?.[1]
  return article === undefined ? descriptions[url] : articleOf(article)?.excerpt
}

/** All URLs of a path to prerender. */
export function urlsOf(path: string): string[] {
  return ids[path]?.map(({ id }) => path.replace(/:\w+$/, id)) ?? [path]
}

/** Calls of a page's first view, preloaded so that they do not wait for its script. */
export function readsOf(path: string): string[] {
  return path === '/meetings' ? [urlOf(listMeetings.path, undefined, { limit: firstRows })] : []
}

const posts = { category: forum.categories[0], limit: forum.pageSize }

/**
 * The early reads of members' pages, only for pages that they make faster: elsewhere they compete with the scripts
 * for connections.
 */
const memberReads: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [],
  '/my-meetings': [savedMeetings.path],
  '/notices': [notices.path],
  '/forum': [
    forum.forumSummary.path,
    forum.supportEngine.path,
    urlOf(forum.listPosts.path, undefined, posts),
  ],
  '/journal': [readKey.path],
}

/** The reads that the head of a member's page sends before its script runs. */
export function memberReadsOf(path: string): string[] {
  const reads = memberReads[path]
  return reads ? [profile.path, ...reads] : []
}
