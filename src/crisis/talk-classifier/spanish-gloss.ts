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

// More words for questions and answers, which the danger weights have not learned.
const moreWords = `
dos=two tres=three cuatro=four cinco=five seis=six siete=seven ocho=eight nueve=nine diez=ten once=eleven doce=twelve quince=fifteen veinte=twenty treinta=thirty cuarenta=forty sesenta=sixty noventa=ninety cien=hundred mil=thousand cero=zero medio=half media=half mitad=half doble=double primer=first primera=first segund*=second tercer*=third quinto=fifth
eso=that esto=this esa=that ese=that este=this esas=those esos=those nomas=only asi=like this tambien=also aunque=although entonces=then igual=same cosa=thing cosas=things cierto=true diario=daily cada=each uno=one apenas=barely recien=just fuera=outside adentro=inside junto=together juntos=together unico=only pa=for ando=I am anda=is andaba=was andar=be ven=come vaya=go sera=will be podemos=we can pueden=can quieren=want vi=saw vio=saw ver=see veo=see ve=see viendo=watching vieron=saw
da=gives dan=give dar=give doy=give dio=gave dieron=gave darme=give me pasa=happens pasan=happen pasar=happen pase=spent pasado=past pasaron=happened falta=missing falte=missed toca=my turn existe=exists significa=means basta=enough conviene=good for me afecta=affects alcanza=enough acept*=accept cubr*=cover
pido=ask for pide=asks for piden=ask for pedi=asked for pidio=asked for pedir=ask for pedirle=ask pidieron=asked for dime=tell me explico=explain explic*=explain quita=goes away quitan=take away quitar=take away quitaron=took away quito=took away quitarme=take away mand*=send consigo=get consegu*=get consig*=get encuentr*=find encontr*=find busc*=find guard*=save borr*=delete bloque*=block saco=take out sacar=take out escond*=hide reviso=check revis*=check cuid*=take care espero=wait esper*=wait recib*=receive evit*=avoid soltar=let go sueltan=let go agarr*=grab tir*=throw out gast*=spent cobran=charge cobr*=charge cuest*=cost costo=cost costar=cost vale=worth gratis=free precio=price
enganch*=addictive adictiv*=addictive engancho=hooked intern*=inpatient rehab trata=treat tratarme=get treatment tratarse=get treatment centros=centers lista=list papeles=papers papel=paper hoja=paper firma=sign firm*=sign carta=letter expediente=record historial=record antecedentes=criminal record licencia=license permiso=leave oficial=probation officer audiencia=hearing orden=warrant preso=in jail presa=in jail cargo=charge asistencia=attendance beneficios=benefits discapacidad=disability recursos=resources turno=shift horario=schedule oficina=office empresa=company efectivo=cash ahorros=savings quincena=payday luz=electric bill
inyeccion=injection tiras=strips dosis=dose jarabe=syrup chicle=gum chicles=gum malilla=withdrawal dope sick mono=withdrawal dope sick piedra=crack cocaine oxicodona=oxycodone oxi=oxycodone rivotril=clonazepam alprazolam=xanax acamprosato=acamprosate antidepresiv*=antidepressant vareniclina=varenicline gabapentina=gabapentin trazodona=trazodone tiamina=thiamine vitamin*=vitamins bolsitas=pouches gomitas=gummies efectos=effects efecto=effect secundarios=side antidoping=drug test positivo=positive tolerancia=tolerance tdah=adhd trastorno*=disorder farmacia=pharmacy urgencia=emergency cerebro=brain memoria=memory energia=energy ojos=eyes nariz=nose boca=mouth dientes=teeth manos=hands mano=hand sudo=sweat sudor=sweat sud*=sweat fiebre=fever convulsion*=seizure pulmon*=lungs tos=cough flemas=phlegm sangre=blood presion=pressure
recaigo=I relapse recae=relapses recaiga=relapse recaemos=relapse recayeron=relapsed caigo=slip caer=fall desliz=slip sonar=dream sueno=dream contar=count conteo=count cuentan=count reinici*=restart inventario=inventory medalla=chip ficha=chip fichas=chips padrino=sponsor madrina=sponsor apadrin*=sponsor paso=step pasos=steps junta=meeting juntas=meetings reunion*=meeting grupo*=group abierta=open cerrada=closed orador=speaker compart*=share rez*=pray oracion=prayer misa=church pastor=pastor principiante*=beginner limite*=boundary codependen*=codependent soltar=detach escondidas=secret 
detonante*=trigger disparador*=trigger impulso*=urge antojo*=craving oleada=urge brind*=toast brindis=toast cita=date citas=dates cumplo=birthday partido=game mesa=table tienda=store bolsa=bag mochila=backpack camion=bus troca=truck viaje=trip mesero=waiter musica=music cafe=coffee azucar=sugar dulce*=sweets pastel=cake agua=water ejercicio=exercise
nieto*=grandchild nietos=grandchildren papas=parents adolescente*=teen jovenes=young people joven=young roomie=roommate hombre*=men mujeres=women senor=man senora=woman veteran*=veteran mayores=older people
regla*=rules visita*=visits ropa=clothes maleta=bag diferencia=difference forma=way manera=way ejemplo=example senal*=signs palabra*=words historia=story recuerdo*=memories recuerdas=remember acuerdas=remember olvid*=forget tarda=takes tard*=take long demor*=take long duran=last edad=age nombre=name fecha=date caso=case camino=way lado=side frente=front enfrente=front principio=beginning fondo=bottom fuerza=willpower voluntad=willpower pena=shame basura=trash sucio=dirty feo=bad malas=bad guia=coach datos=data cifrado=encrypted aviso=tell avisar=tell reportar=report aplicacion=app cara=face voz=voice tema=topic parte=part pleito=fight ataque=attack libre=free
internet=online esperanza=hope cuestion*=question borrach*=drunk dejar=quit dejarlo=quit dejarla=quit dejo=quit deje=quit dejado=quit dejando=quitting cortar=quit bajarle=cut down legaliz*=legal peligros*=dangerous danin*=harmful malo=bad mala=bad peor=worse rapido=fast pronto=soon sirven=work sirve=works funcionan=work funciona=works ayudan=help 
`

type Lexicon = { exact: ReadonlyMap<string, string>; prefixes: ReadonlyMap<string, string> }

function lexiconOf(lines: string): Lexicon {
  const exact = new Map<string, string>()
  const prefixes = new Map<string, string>()
  for (const [, key, english] of lines.matchAll(/(?<=^|\s)([a-zñü]+\*?)=((?:(?!\s[a-zñü]+\*?=)[^\n])*)/g)) {
    if (key === undefined || english === undefined) continue
    if (key.endsWith('*')) prefixes.set(key.slice(0, -1), english.trim())
    else exact.set(key, english.trim())
  }
  return { exact, prefixes }
}

const base = lexiconOf(lexicon)
const more = lexiconOf(moreWords)

function englishIn({ exact, prefixes }: Lexicon, word: string): string | undefined {
  const found = exact.get(word)
  if (found !== undefined) return found
  for (let length = word.length; length >= 2; length--) {
    const stem = prefixes.get(word.slice(0, length))
    if (stem !== undefined) return stem
  }
  return undefined
}

const glossWith = (spanish: string, englishOf: (word: string) => string | undefined): string =>
  normalizeText(spanish)
    .split(/[^a-zñü0-9]+/)
    .filter(Boolean)
    // An unknown word may be a name or the same in both languages.
    .map((word) => englishOf(word) ?? word)
    .filter(Boolean)
    .join(' ')

export const glossOf = (spanish: string): string => glossWith(spanish, (word) => englishIn(base, word))

/** The gloss for questions and answers, with more words. */
export const fullGlossOf = (spanish: string): string =>
  glossWith(spanish, (word) => englishIn(more, word) ?? englishIn(base, word))
