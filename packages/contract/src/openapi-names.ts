import { z } from 'zod';
import * as acompanhamento from './acompanhamento/schemas.ts';
import * as auditoria from './auditoria/schemas.ts';
import * as avaliacao from './avaliacao/schemas.ts';
import * as aviso from './aviso/schemas.ts';
import * as banco from './banco/schemas.ts';
import * as barema from './barema/schemas.ts';
import * as busca from './busca/schemas.ts';
import * as configuracao from './configuracao/schemas.ts';
import * as conta from './conta/schemas.ts';
import * as contestacao from './contestacao/schemas.ts';
import * as coordenacao from './coordenacao/schemas.ts';
import * as correcao from './correcao/schemas.ts';
import * as decisao from './decisao/schemas.ts';
import * as declaracao from './declaracao/schemas.ts';
import * as designacao from './designacao/schemas.ts';
import * as desistencia from './desistencia/schemas.ts';
import * as edital from './edital/schemas.ts';
import { errorBody } from './error-body.ts';
import * as estudante from './estudante/schemas.ts';
import * as vinculos from './estudante/vinculos-schemas.ts';
import * as fator from './fator/schemas.ts';
import { enviado, mensagem, ref } from './fields.ts';
import * as dias from './frequencia/dias-schemas.ts';
import * as frequencia from './frequencia/schemas.ts';
import * as homologacao from './homologacao/schemas.ts';
import * as impedimento from './impedimento/schemas.ts';
import * as importacao from './importacao/schemas.ts';
import * as instalacao from './instalacao/schemas.ts';
import * as instrutor from './instrutor/schemas.ts';
import * as janela from './janela/schemas.ts';
import * as pagamento from './pagamento/schemas.ts';
import * as painel from './painel/schemas.ts';
import * as porta from './porta/schemas.ts';
import * as programa from './programa/schemas.ts';
import * as projeto from './projeto/schemas.ts';
import * as publicacao from './publicacao/schemas.ts';
import * as ranque from './ranque/schemas.ts';
import * as recurso from './recurso/schemas.ts';
import * as relatorio from './relatorio/schemas.ts';
import * as remessa from './remessa/schemas.ts';
import * as resultado from './resultado/schemas.ts';
import * as reuniao from './reuniao/schemas.ts';
import * as sistema from './sistema/schemas.ts';
import * as sorteio from './sorteio/schemas.ts';
import * as suplente from './suplente/schemas.ts';
import * as tarefa from './tarefa/schemas.ts';
import * as termo from './termo/schemas.ts';
import * as unidade from './unidade/schemas.ts';
import * as webhook from './webhook/schemas.ts';

/** By area; an area that is absent here has its schemas written out at each use. */
const AREAS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...{
    conta,
    fator,
    porta,
    unidade,
    programa,
    aviso,
    configuracao,
    instalacao,
    importacao,
    edital,
    barema,
    projeto,
    acompanhamento,
  },
  ...{ coordenacao, designacao, avaliacao, ranque, decisao, impedimento, sorteio, homologacao, reuniao },
  ...{ recurso, resultado, publicacao, correcao, suplente, desistencia, instrutor, frequencia, relatorio },
  ...{ janela, pagamento, declaracao, painel, tarefa, busca, auditoria, sistema, webhook, banco, remessa },
  ...{ estudante, vinculos, dias, termo, contestacao },
};

const maiuscula = (texto: string): string => texto.charAt(0).toUpperCase() + texto.slice(1);
/** `editalBody` is EditalPedido: what is sent. Schemas of paths and queries get no name. */
const nomeDe = (exportado: string): string => maiuscula(exportado.replace(/Body$/, 'Pedido'));

/**
 * The name of each schema in the OpenAPI document: that of its export, with the area where two areas export the same.
 * The first one counts where an area exports the schema of another.
 */
function nomesDosEsquemas(): ReadonlyMap<z.ZodType, string> {
  const escritos = Object.entries(AREAS).flatMap(([area, exportados]) =>
    Object.entries(exportados).flatMap(([nome, esquema]) =>
      esquema instanceof z.ZodType && !/Query$|Params$|^params/.test(nome) ? [{ area, nome, esquema }] : [],
    ),
  );
  const vezes = Map.groupBy(escritos, ({ nome }) => nomeDe(nome));
  const nomes = new Map<z.ZodType, string>([
    [errorBody, 'Problema'],
    [ref, 'Referencia'],
    [mensagem, 'Mensagem'],
    [enviado, 'ArquivoEnviado'],
  ]);
  for (const { area, nome, esquema } of escritos) {
    if (nomes.has(esquema)) continue;
    const repetido = new Set(vezes.get(nomeDe(nome))?.map((um) => um.esquema)).size > 1;
    nomes.set(esquema, repetido ? `${nomeDe(nome)}De${maiuscula(area)}` : nomeDe(nome));
  }
  return nomes;
}
export const NOMES_DOS_ESQUEMAS = nomesDosEsquemas();
