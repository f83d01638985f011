// The first step for each danger, repeated with later questions, so that no answer comes without help.
import type { DangerKind } from '../script/danger.ts'
import type { CoachLanguage } from '../script/wording.ts'

export const crisisReminders: Record<CoachLanguage, Partial<Record<DangerKind, readonly string[]>>> = {
  en: {
    overdose: [
      'Keep going: {emergency} if no one has, naloxone if you have it, a breath every 5 seconds, on the side once they breathe.',
      'Watch the chest till medics come. Slow or no breath: breathe for them. A second dose of naloxone after 3 minutes. {Emergency} if no one has.',
    ],
    overdose_self: [
      'If no one has called yet, {emergency} now. {poison} Stay sitting up, with the door open.',
      'The harm can come late, also when you feel fine. {Emergency} or get to an emergency room now.',
    ],
    child_swallowed: [
      '{poison} If the child gets sleepy or breathes slowly, {emergency}.',
      'Keep the pack and stay with the child. Sleepy, shaking or slow breath: {emergency}.',
    ],
    medical: [
      'If no one has called yet, {emergency} now. Sit down, unlock the door, and say all you took.',
      'This can’t wait for tomorrow. {Emergency}, and have someone stay with you.',
    ],
    withdrawal: [
      '{Emergency} or go to an emergency room now: they have medicine that stops this. No one should be alone with it.',
      'A fit or seeing things can come fast. {Emergency}, and keep the light on and someone near till help comes.',
    ],
    psychosis: [
      'An emergency room can help with this tonight. If it tells you to act, {emergency}; you can {crisis} too.',
      'Stay near a person you trust, with no more drugs. You can {crisis}; in danger, {emergency}.',
    ],
    threat: [
      'Distance first: leave the place and hand off anything that could be a weapon. You can {crisis}. In danger, {emergency}.',
      'Each minute away from them helps. You can {crisis} till it drops; if anyone is in danger, {emergency}.',
    ],
  },
  es: {
    overdose: [
      'Sigue: {emergency} si nadie llamó, naloxona si tienes, una respiración cada 5 segundos, de lado cuando respire.',
      'Mira el pecho hasta que lleguen. Si respira poco o nada, respira por él. Otra naloxona a los 3 minutos. {Emergency} si nadie llamó.',
    ],
    overdose_self: [
      'Si nadie llamó todavía, {emergency} ya. {poison} Quédate en pie o sentado, con la puerta abierta.',
      'El daño puede llegar tarde, aunque te sientas bien. {Emergency} o ve a urgencias ya.',
    ],
    child_swallowed: [
      '{poison} Si le da sueño o respira lento, {emergency}.',
      'Guarda el envase y no te apartes. Con sueño, temblor o respiración lenta: {emergency}.',
    ],
    medical: [
      'Si nadie llamó todavía, {emergency} ya. Siéntate, abre la puerta y di todo lo que tomaste.',
      'Esto no espera a mañana. {Emergency}, y que alguien se quede contigo.',
    ],
    withdrawal: [
      '{Emergency} o ve a urgencias ya: tienen medicina que lo frena. Nadie debe estar a solas con esto.',
      'Una convulsión puede venir rápido. {Emergency}, deja la luz prendida y que alguien esté cerca.',
    ],
    psychosis: [
      'En urgencias pueden ayudar hoy mismo. Si te manda actuar, {emergency}; también puedes {crisis}.',
      'Quédate cerca de alguien de confianza, sin más drogas. Puedes {crisis}; en peligro, {emergency}.',
    ],
    threat: [
      'Primero distancia: sal de ahí y entrega lo que pueda ser un arma. Puedes {crisis}. En peligro, {emergency}.',
      'Cada minuto lejos ayuda. Puedes {crisis} hasta que baje; si alguien corre peligro, {emergency}.',
    ],
  },
}
