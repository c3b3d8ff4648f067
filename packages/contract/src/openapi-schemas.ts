import { z } from 'zod';
import { DIZERES, type Dizer } from './openapi-fields.ts';
import { NOMES_DOS_ESQUEMAS } from './openapi-names.ts';
import type { Route } from './route.ts';

export type Json = Readonly<Record<string, unknown>>;
type Io = 'input' | 'output';

const REF = '#/components/schemas/';
const TEXTUAIS = ['format', 'pattern', 'minLength', 'maxLength'] as const;
const NUMERICOS = ['minimum', 'maximum', 'multipleOf'] as const;

/** The JSON schemas of the calls of the document. */
export interface EsquemasDoDocumento {
  /** A schema of a call: a reference where it has a name. Throws on a schema of no call. */
  de(esquema: z.ZodType, io: Io): Json;
  /** The body of a call, with all that the call requires. */
  corpoDe(nome: string, route: Route): Json | null;
  /** The named schemas to which the calls refer, by name. */
  componentes(): Record<string, Json>;
}

const ehObjeto = (valor: unknown): valor is Json =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** Replaces each object inside `valor`, the innermost first. */
function mapear(valor: unknown, fazer: (no: Json) => Json): unknown {
  if (Array.isArray(valor)) return valor.map((um) => mapear(um, fazer));
  if (!ehObjeto(valor)) return valor;
  return fazer(Object.fromEntries(Object.entries(valor).map(([nome, um]) => [nome, mapear(um, fazer)])));
}

/** Adds the schema and all inside it. */
function juntar(esquema: unknown, vistos: Set<unknown>): void {
  if (!(esquema instanceof z.ZodType) || vistos.has(esquema)) return;
  vistos.add(esquema);
  const { def } = esquema._zod;
  const partes = Object.values(def).flatMap((um: unknown) =>
    um instanceof z.ZodType ? [um] : Array.isArray(um) ? um : [],
  );
  const campos = 'shape' in def ? Object.values(def.shape as object) : [];
  for (const parte of [...partes, ...campos]) juntar(parte, vistos);
}

/** All schemas of the calls in one pass, which takes time by the square of their number: those named elsewhere stay out. */
function converter(esquemas: ReadonlySet<z.ZodType>, io: Io): ReadonlyMap<z.ZodType, Json> {
  const registro = z.registry<{ id: string }>();
  const vistos = new Set<unknown>();
  for (const esquema of esquemas) juntar(esquema, vistos);
  const nomes = new Map<z.ZodType, string>(
    [...NOMES_DOS_ESQUEMAS].filter(([esquema]) => vistos.has(esquema)),
  );
  let avulsos = 0;
  for (const esquema of esquemas) {
    if (nomes.has(esquema)) continue;
    avulsos += 1;
    nomes.set(esquema, `@${avulsos}`);
  }
  for (const [esquema, id] of nomes) registro.add(esquema, { id });
  const { schemas } = z.toJSONSchema(registro, { io, unrepresentable: 'any', uri: (id) => `${REF}${id}` });
  const prontos = mapear(schemas, semSobras) as Record<string, Json>;
  return new Map(
    [...nomes].flatMap(([esquema, id]) => (prontos[id] === undefined ? [] : [[esquema, prontos[id]]])),
  );
}

/** Without the dialect, and without the bounds of JavaScript's own integers, which say nothing. */
function semSobras({ $schema: _dialeto, $id: _id, ...json }: Json): Json {
  const { minimum, maximum, ...resto } = json;
  return {
    ...resto,
    ...(typeof minimum === 'number' && minimum > Number.MIN_SAFE_INTEGER ? { minimum } : {}),
    ...(typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? { maximum } : {}),
  };
}

/** The limits of the kinds that the schema admits: those of numbers say nothing of a text of the same name. */
function limitar(json: unknown, dizer: Dizer): unknown {
  if (!ehObjeto(json)) return json;
  if (Array.isArray(json.anyOf)) return { ...json, anyOf: json.anyOf.map((um) => limitar(um, dizer)) };
  const tipos = [json.type].flat();
  const numerico = tipos.includes('number') || tipos.includes('integer');
  const quais = tipos.includes('string') ? TEXTUAIS : numerico ? NUMERICOS : [];
  const ditos = quais.flatMap((qual) => (dizer[qual] === undefined ? [] : [[qual, dizer[qual]]]));
  return { ...json, ...Object.fromEntries(ditos) };
}

function dizer(componente: string, json: Json): Json {
  return mapear(json, (no) => {
    if (!ehObjeto(no.properties)) return no;
    const properties = Object.entries(no.properties).map(([campo, um]) => {
      const dito = DIZERES[`${componente}.${campo}`] ?? DIZERES[campo];
      if (dito === undefined || !ehObjeto(um)) return [campo, um];
      const { description } = dito;
      return [
        campo,
        { ...(limitar(um, dito) as Json), ...(description === undefined ? {} : { description }) },
      ];
    });
    return { ...no, properties: Object.fromEntries(properties) };
  }) as Json;
}

function semNulo(json: Json): Json {
  if (Array.isArray(json.type)) {
    const tipos = json.type.filter((um) => um !== 'null');
    return { ...json, type: tipos.length === 1 ? tipos[0] : tipos };
  }
  if (!Array.isArray(json.anyOf)) return json;
  const outros = json.anyOf.filter((um) => !ehObjeto(um) || um.type !== 'null');
  if (outros.length !== 1) return { ...json, anyOf: outros };
  const { anyOf: _alternativas, ...resto } = json;
  return { ...(outros[0] as Json), ...resto };
}

export function esquemasDoDocumento(rotas: Readonly<Record<string, Route>>): EsquemasDoDocumento {
  const todas = Object.values(rotas);
  const de = (...listas: readonly (z.ZodType | null | undefined)[]): ReadonlySet<z.ZodType> =>
    new Set(listas.filter((um): um is z.ZodType => um instanceof z.ZodType));
  const convertidos = {
    input: converter(de(...todas.flatMap(({ body, params, query }) => [body, params, query])), 'input'),
    output: converter(de(...todas.flatMap(({ answers }) => Object.values(answers))), 'output'),
  };
  const porNome = (io: Io): ReadonlyMap<string, Json> =>
    new Map(
      [...NOMES_DOS_ESQUEMAS].flatMap(([esquema, nome]) => {
        const json = convertidos[io].get(esquema);
        return json === undefined ? [] : [[nome, json]];
      }),
    );
  const nomeados = { input: porNome('input'), output: porNome('output') };
  const usados = new Map<string, Json>();

  /** Names what is sent otherwise than what is answered apart; fills the components with what is referred to. */
  function referir(json: unknown, io: Io): unknown {
    return mapear(json, (no) => {
      if (typeof no.$ref !== 'string') return no;
      return { ...no, $ref: `${REF}${usar(no.$ref.slice(REF.length), io)}` };
    });
  }
  function usar(nome: string, io: Io): string {
    const json = nomeados[io].get(nome);
    if (json === undefined) throw new Error(`no schema ${nome}`);
    const outro = nomeados.output.get(nome);
    const proprio = io === 'input' && JSON.stringify(outro) !== JSON.stringify(json) && usadoNaResposta(nome);
    const final = proprio ? `${nome}Enviado` : nome;
    if (!usados.has(final)) {
      usados.set(final, {});
      const referido = referir(json, io) as Json;
      usados.set(final, io === 'input' ? dizer(nome, referido) : referido);
    }
    return final;
  }
  const respondidos = new Set<string>();
  const responder = (json: unknown): void => {
    mapear(json, (no) => {
      if (typeof no.$ref !== 'string') return no;
      const nome = no.$ref.slice(REF.length);
      if (respondidos.has(nome)) return no;
      respondidos.add(nome);
      responder(nomeados.output.get(nome));
      return no;
    });
  };
  const nomeDe = (esquema: z.ZodType) => NOMES_DOS_ESQUEMAS.get(esquema);
  for (const esquema of todas.flatMap(({ answers }) => Object.values(answers))) {
    if (esquema === null) continue;
    const nome = nomeDe(esquema);
    if (nome !== undefined) respondidos.add(nome);
    responder(convertidos.output.get(esquema));
  }
  const usadoNaResposta = (nome: string) => respondidos.has(nome);

  const esquemaDe = (esquema: z.ZodType, io: Io): Json => {
    const nome = nomeDe(esquema);
    if (nome !== undefined) return { $ref: `${REF}${usar(nome, io)}` };
    const json = convertidos[io].get(esquema);
    if (json === undefined) throw new Error('a schema of no call');
    return referir(json, io) as Json;
  };

  /** The schema with this field required, here or within the list that the path names. A changed component gets the name with `sufixo`, and `dentro` below it. */
  function exigir(json: Json, caminho: string, sufixo: string, dentro: string): Json {
    if (typeof json.$ref === 'string') {
      const nome = json.$ref.slice(REF.length);
      const proprio = nome.endsWith(sufixo) ? nome : `${nome}${sufixo}`;
      usados.set(proprio, exigir(usados.get(proprio) ?? usados.get(nome) ?? {}, caminho, dentro, dentro));
      return { $ref: `${REF}${proprio}` };
    }
    if (Array.isArray(json.anyOf)) {
      const anyOf = json.anyOf.map((um: Json) =>
        um.type === 'null' ? um : exigir(um, caminho, dentro, dentro),
      );
      return { ...json, anyOf };
    }
    const [antes = '', depois] = caminho.split(/\[\]\.(.*)/s);
    if (depois !== undefined && antes === '') {
      return { ...json, items: exigir(json.items as Json, depois, dentro, dentro) };
    }
    const properties = json.properties as Record<string, Json>;
    const campo = properties[antes];
    if (campo === undefined) throw new Error(`exige: no field ${caminho}`);
    if (depois !== undefined) {
      return {
        ...json,
        properties: { ...properties, [antes]: exigir(campo, `[].${depois}`, dentro, dentro) },
      };
    }
    const required = [...new Set([...((json.required as string[] | undefined) ?? []), antes])];
    return { ...json, properties: { ...properties, [antes]: semNulo(campo) }, required };
  }

  return {
    de: esquemaDe,
    corpoDe(nome, route) {
      if (route.body === undefined) return null;
      const json = esquemaDe(route.body, 'input');
      if (route.exige.length === 0) return json;
      // A body of one call alone keeps its name.
      const outros = todas.filter(({ body }) => body === route.body);
      const iguais = outros.every(({ exige }) => exige.join() === route.exige.join());
      const dentro = `De${nome.charAt(0).toUpperCase()}${nome.slice(1)}`;
      const sufixo = iguais ? '' : dentro;
      return route.exige.reduce((feito, campo) => exigir(feito, campo, sufixo, dentro), json);
    },
    componentes: () => Object.fromEntries([...usados].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}
