import type { Route } from '@instrutoria/contract/route.ts';
import { z } from 'zod';
import type { PedidoDaSonda } from './probe.ts';

/**
 * The records of a scene by their kinds: `projeto`, `edital`, `aprovacao`… Other values than ids and texts
 * are skipped.
 */
type Registros = ReadonlyMap<string, number | string>;

/** The kind of a path's parameter where its name does not give it. */
const TIPO_DO_PARAMETRO: Readonly<Record<string, string>> = {
  editalId: 'edital',
  projectId: 'projeto',
  professorId: 'pessoa',
  coordinatorId: 'pessoa',
};
/** Values for a body's required reasons and texts. */
const TEXTOS: Readonly<Record<string, string>> = { motivo: 'A resolução pede.' };

/** The request with the path and the body that the contract requires, for the records in `com`. */
export function completar(rota: Route, { com, ...pedido }: PedidoDaSonda): PedidoDaSonda {
  if (com === undefined) return pedido;
  const registros: Registros = new Map(
    Object.entries(com).filter(([, valor]) => typeof valor === 'number' || typeof valor === 'string'),
  );
  const parametros = [...rota.path.matchAll(/:([A-Za-z]+)/g)].map(([, nome = '']) => nome);
  const de = parametros.map((nome) => {
    const valor = registros.get(tipoDoParametro(rota, nome));
    if (valor === undefined) throw new Error(`${rota.path}: the scene has no ${tipoDoParametro(rota, nome)}`);
    return valor;
  });
  if (rota.body === undefined) return { ...pedido, de };
  // A list is written whole.
  const corpo = Array.isArray(pedido.corpo)
    ? pedido.corpo
    : { ...corpoDerivado(rota, registros), ...(pedido.corpo as object) };
  return { ...pedido, de, corpo };
}

/** The kind of the record whose id is in this place, where the contract gives it. */
function tipoDe({ registro, julgado }: Route, em: `params.${string}` | `body.${string}`): string | undefined {
  const [{ tipo } = { tipo: undefined }] = [registro, julgado]
    .filter((um) => um?.em === em)
    .map((um) => um ?? { tipo: undefined });
  return tipo === 'avaliacao' ? 'aprovacao' : tipo;
}

function tipoDoParametro(rota: Route, nome: string): string {
  const escrito = nome === 'id' ? tipoDe(rota, 'params.id') : (TIPO_DO_PARAMETRO[nome] ?? nome);
  // The path segment before it, in the singular: /api/edital/:id, /api/edital/tardias/:id.
  return escrito ?? /([a-z_]+?)s?\/:id/.exec(rota.path)?.[1] ?? nome;
}

/** Ids of the scene's records under their names, a reason, and true where the contract requires a boolean. */
function corpoDerivado(rota: Route, registros: Registros): object {
  const { properties = {}, required = [] } = z.toJSONSchema(rota.body ?? z.object(), {
    io: 'input',
    unrepresentable: 'any',
  });
  const campos = Object.entries(properties).map(([nome, campo]): [string, unknown] => {
    const aprovacao = nome === 'projetoAprovacao' ? registros.get('aprovacao') : undefined;
    const projeto = registros.get('projeto');
    const projetos = nome === 'projetos' && projeto !== undefined ? [projeto] : undefined;
    const id = nome === 'id' ? registros.get(tipoDe(rota, 'body.id') ?? 'id') : undefined;
    const sim =
      required.includes(nome) && typeof campo === 'object' && campo.type === 'boolean' ? true : undefined;
    return [nome, id ?? registros.get(nome) ?? aprovacao ?? projetos ?? sim ?? TEXTOS[nome]];
  });
  return Object.fromEntries(campos.filter(([, valor]) => valor !== undefined));
}
