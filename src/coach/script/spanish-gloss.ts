// Translates a Spanish message word by word for the encoder, which reads only English. Never shown.
import { normalizeText } from '../../platform/normalize-text.ts'

// `word=english`; a star matches every ending. Function words map to nothing.
const lexicon = `
yo=I me=me mi=my mis=my mio=mine mia=mine conmigo=with me tu=you te=you ti=you tus=your usted=you contigo=with you el=he ella=she lo= la= los= las= le=him les=them
nos=us nosotr*=we nuestr*=our ellos=they ellas=they su=his sus=his se= un=a una=a unos= unas= de=of del=of al=to a=to en=in con=with sin=without por=for para=for
que=that como=how cuando=when donde=where quien=who cual=which cuales=which cuanto=how much cuanta=how much cuant*=how many porque=because pero=but y=and o=or ni=nor si=if
no=not nunca=never jamas=never nada=nothing nadie=nobody alguien=someone algo=something algun*=some ningun*=no todo=everything toda=all todos=all todas=all mucho=a lot mucha=much
much*=many muy=very mas=more menos=less tan=so tanto=so much poco=a little poca=little demasiad*=too much casi=almost solo=only sola=alone solos=alone solamente=only otra=another otro=another
vez=time veces=times ya=already todavia=still aun=still siempre=always ahora=now ahorita=right now hoy=today ayer=yesterday anoche=last night manana=tomorrow tarde=afternoon noche=night noches=nights
dia=day dias=days semana=week semanas=weeks mes=month meses=months ano=year anos=years hora=hour horas=hours minuto*=minutes rato=while madrugada=middle of the night fin=end
lunes=monday viernes=friday sabado=saturday domingo=sunday antes=before despues=after desde=since hasta=until hace=ago entre=between sobre=about contra=against
es=is son=are soy=I am eres=you are esta=is estoy=I am estas=you are estamos=we are estan=are estaba=was estuve=was era=was fue=was fui=I went ser=be estar=be sido=been sea=be seria=would be
hay=there is habia=there was haber=have he=I have has=have ha=has hemos=we have han=have habia=had tengo=I have tienes=you have tiene=has tenemos=we have tienen=have tuve=I had tuvo=had tenia=had tener=have
voy=I go va=goes vas=go vamos=we go van=go ir=go irme=leave ido=gone iba=was going fueron=were vino=came viene=comes venir=come vengo=I come volv*=again vuelv*=again regres*=go back lleg*=arrive
sal*=go out entr*=enter qued*=stay llev*=take trae*=bring pon*=put pus*=put dej*=quit parar=stop paro=stop para=for termin*=finish acab*=just empez*=start empiez*=start comenz*=begin sigo=keep sigue=keeps segu*=keep
quiero=I want quiere=wants quieres=want queria=wanted quisiera=would like querer=want gan*=want ganas=craving deseo=desire antoj*=craving ansi*=anxious necesit*=need puedo=I can puede=can puedes=can podria=could pude=could pudo=could poder=can
debo=I should debe=should deberia=should tener=have hago=I do hace=does haces=do hacer=do hecho=done hice=I did hizo=did hac*=do digo=I say dice=says dicen=say dije=I told dijo=said decir*=tell dec*=tell di=tell diga=tell cuent*=tell contar*=tell cont*=tell
habl*=talk platic*=talk pregunt*=ask contest*=answer respond*=answer llam*=call escrib*=text mensaje*=message telefono=phone celular=phone numero=number linea=line internet=online
se=know saber=know sabe=knows saben=know sabia=knew conozc*=know conoc*=know creo=I think cree*=believe pienso=I think piens*=think pens*=think siento=I feel siente=feels sent*=feel sient*=feel parec*=seems entiend*=understand entend*=understand
gust*=like encant*=love am*=love odio=hate odi*=hate extran*=miss import*=matter preocup*=worried miedo=afraid temor=fear asust*=scared triste*=sad tristeza=sadness deprim*=depressed depresion=depression llor*=cry
enoj*=angry furios*=furious rabia=rage coraje=anger hart*=fed up cansad*=tired agotad*=exhausted aburr*=bored soledad=loneliness vergüenza=ashamed verguenza=ashamed culpa*=guilt arrepent*=regret feliz=happy content*=happy alegr*=happy
orgull*=proud tranquil*=calm calm*=calm nervios*=nervous ansiedad=anxiety panico=panic estres*=stress agobi*=overwhelmed rebasad*=overwhelmed vaci*=empty perdid*=lost perd*=lose pierd*=lose dolor*=pain duele=hurts doler=hurt mal=bad mala=bad malo=bad peor=worse
bien=well mejor=better buen=good buena=good bueno=good fatal=terrible horrible=horrible terrible*=terrible dificil*=hard facil*=easy fuerte*=strong debil*=weak raro=weird
tomo=I drink toma=drinks tomar=drink tomando=drinking tome=I drank tomado=drunk tomaba=drank tomamos=drink toman=drink beb*=drink borrach*=drunk crudo=hungover cruda=hangover resaca=hangover trago*=drink copa*=drink cerveza*=beer vino=wine vodka=vodka tequila=tequila
alcohol*=alcohol alcoholic*=alcoholic botella*=bottle licor*=liquor bar=bar cantina=bar consum*=use drugs drog*=drugs us*=use fum*=smoke mota=weed marihuana=weed hierba=weed coca=cocaine cocaina=cocaine cristal=meth metanfetamina=meth heroina=heroin fentanilo=fentanyl opioid*=opioids
pastilla*=pills pildora*=pills pepas=pills benzo*=benzos medic*=medicine medicina*=medicine receta*=prescription metadona=methadone buprenorfina=buprenorphine suboxone=suboxone naltrexona=naltrexone naloxona=naloxone dosis=dose jeringa*=needles inyect*=inject
sobredosis=overdose recai=I relapsed recay*=relapsed recaid*=relapse recaer=relapse desliz=slip abstinen*=withdrawal sindrome=syndrome temblor*=shaking tiembl*=shaking desintoxic*=detox limpi*=clean sobri*=sober recuper*=recovery adict*=addict adiccion*=addiction vicio=addiction
cigarr*=cigarette cajetilla=pack tabaco=tobacco nicotina=nicotine vape*=vape parche*=patch apost*=gamble apuest*=bet jueg*=gambling jug*=play casino=casino maquinit*=slots loteria=lottery videojueg*=video games pantalla*=screen porno*=porn sexo=sex sexual*=sex infiel=cheated engan*=cheat
com*=eat atracon*=binge vomit*=vomit dieta=diet peso=weight gord*=fat bajar=lose comida=food hambre=hungry cena*=dinner dorm*=sleep duerm*=sleep suen*=dream sono=dreamed sone=dreamed insomnio=insomnia pesadilla*=nightmares despert*=wake up descans*=rest cama=bed
esposa=wife esposo=husband marido=husband mujer=wife pareja=partner novia=girlfriend novio=boyfriend ex=ex hijo=son hija=daughter hijos=children hijas=daughters nino*=children nina=girl bebe=baby mama=mom madre=mother papa=dad padre=father padres=parents
herman*=brother hermana=sister abuel*=grandparent abuela=grandmother tio=uncle tia=aunt prim*=cousin familia=family familiares=relatives amig*=friend amistad*=friends companer*=coworker vecin*=neighbor jefe=boss jefa=boss padrino=sponsor madrina=sponsor
doctor*=doctor medico=doctor terapeuta=therapist terapia=therapy psicolog*=psychologist psiquiatra=psychiatrist hospital=hospital clinica*=clinic urgencias=emergency room tratamiento*=treatment centro=center rehabilitacion=rehab anexo=rehab reunion*=meeting junta*=meeting grupo*=group paso*=step pasos=steps ficha=chip
dios=god religi*=religion iglesia=church fe=faith rez*=pray poder=power secreto=secret privad*=private lee*=read leer=read anonim*=anonymous maquina=machine robot=bot programa=program persona*=person gente=people humano=human real=real
trabajo=work trabaj*=work empleo=job chamba=job corrieron=fired despid*=fired despedi*=fired escuela=school universidad=college dinero=money lana=money sueldo=paycheck pago=pay pag*=pay deuda*=debt debo=owe renta=rent cuenta*=bill banco=bank tarjeta*=card seguro=insurance gratis=free cuesta=cost costo=cost
casa=home hogar=home cuarto=room cocina=kitchen refri=fridge calle=street coche=car carro=car manej*=drive ciudad=city lugar=place cerca=near lejos=far aqui=here ahi=there alla=there afuera=outside
juez=judge corte=court juicio=trial carcel=jail prision=prison polic*=police abogad*=lawyer custodia=custody condicional=probation multa=fine ley=law examen*=test prueba*=test analisis=test orina=urine
vida=life vivir=live viv*=live muert*=dead muri*=died morir*=die falleci*=died mat*=kill suicid*=suicide funeral=funeral duelo=grief perro=dog gato=cat mascota=pet accidente=accident
golpe*=hit peg*=hit pelea*=fight pele*=fight grit*=yell violen*=violent maltrat*=abuse abus*=abuse peligro*=danger seguridad=safety ayud*=help apoy*=support apoyo=support consej*=advice escuch*=listen acompan*=stay with solucion=solution plan=plan
verdad=truth mentira*=lie mient*=lie ment*=lie promet*=promise confi*=trust perdon*=forgive disculp*=sorry lastim*=hurt herid*=hurt daño=harm dano=harm razon=reason problema*=problem error=mistake regue=messed up cague=messed up cai=slipped caer=slip fall*=fail
gracias=thank you adios=goodbye hola=hello chao=bye luego=later buenas=good buenos=good favor=please claro=of course ok=ok vale=okay bueno=okay chiste=joke broma=joke jaja*=haha tont*=stupid estupid*=stupid idiota=idiot pendej*=stupid mierda=shit inutil*=useless repit*=repeat mism*=same
sirv*=useful funcion*=work intent*=try prob*=try aguant*=resist lograr=manage logr*=managed control*=control cambi*=change mejor*=improve empeor*=worse sane=heal cur*=cure dur*=last tiempo=time largo=long rapido=fast primer*=first ultim*=last nuev*=new viej*=old joven=young
fiesta*=party boda=wedding navidad=christmas cumple*=birthday vacaciones=vacation evento=event celebr*=celebrate aniversario=anniversary semana=week invit*=invite ofrec*=offer vend*=sell dealer=dealer compr*=buy conect*=dealer
embaraz*=pregnant cuerpo=body cabeza=head corazon=heart higado=liver pecho=chest estomago=stomach respir*=breathe salud=health enferm*=sick dolores=pain operar=surgery operacion=surgery cirugia=surgery hepatitis=hepatitis vih=hiv
`

const exact = new Map<string, string>()
const prefixes = new Map<string, string>()
for (const [, key, english] of lexicon.matchAll(/(?<=^|\s)([a-zñü]+\*?)=((?:(?!\s[a-zñü]+\*?=)[^\n])*)/g)) {
  if (key === undefined || english === undefined) continue
  if (key.endsWith('*')) prefixes.set(key.slice(0, -1), english.trim())
  else exact.set(key, english.trim())
}

function englishOf(word: string): string {
  const found = exact.get(word)
  if (found !== undefined) return found
  for (let length = word.length; length >= 2; length--) {
    const stem = prefixes.get(word.slice(0, length))
    if (stem !== undefined) return stem
  }
  // An unknown word may be a name or the same in both languages.
  return word
}

export function glossOf(spanish: string): string {
  return normalizeText(spanish)
    .split(/[^a-zñü0-9]+/)
    .filter(Boolean)
    .map(englishOf)
    .filter(Boolean)
    .join(' ')
}
