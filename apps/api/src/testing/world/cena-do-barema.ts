import type { RegrasDoEdital } from '@instrutoria/domain/edital/rules/regras.ts';
import type { TestApp } from '../app.ts';
import { send } from '../client.ts';
import { rowOf, updateRows } from '../rows.ts';
import type { Pessoa, World } from '../world.ts';
import { UM_BAREMA } from './um-barema.ts';

/** The scores of each evaluator: merito, in halves, and alcance, in whole points. */
type Dadas = readonly (readonly [merito: number, alcance: number])[];

/**
 * A published TIPO II call of `UM_BAREMA` with one project, assessed by one evaluator per set of scores; all
 * acts are done by the people who may do them.
 */
export async function publicadoComBarema(
  t: TestApp,
  w: World,
  dadas: Dadas,
  regras: Partial<RegrasDoEdital> = {},
) {
  const adm = await w.novaPessoa('administrador');
  const envia = async ({ token }: Pessoa, metodo: string, caminho: string, body?: unknown) => {
    const r = await send(t.url, metodo, `/api/${caminho}`, { token, body });
    if (r.status >= 300) throw new Error(`${metodo} ${caminho}: ${r.status} ${r.text}`);
  };
  const edital = await w.novoEditalEm('avaliacao', { tipoProjeto: 'TIPO II' });
  const motivo = 'A resolução pede';
  await envia(adm, 'PUT', `edital/${edital}/barema`, { barema: UM_BAREMA, motivo });
  const mudadas = { ...(dadas.length > 1 ? { avaliadores: dadas.length } : {}), ...regras };
  if (Object.keys(mudadas).length > 0)
    await envia(adm, 'PUT', `edital/${edital}/regras`, { ...mudadas, motivo });
  const dono = await w.novaPessoa();
  const projeto = await w.novoProjeto(dono.id, edital, { tipoProjeto: 'TIPO II' });
  const avaliadores: Pessoa[] = [];
  for (const _ of dadas) {
    const avaliador = await w.novaPessoa('avaliador');
    await envia(adm, 'POST', 'projeto_aprovacao/designar', { projeto, avaliador: avaliador.id });
    avaliadores.push(avaliador);
  }
  const { id: aprovacao } = await rowOf(t, 'projetoAprovacao', { projetoId: projeto });
  for (const [n, [merito, alcance]] of dadas.entries()) {
    const quem = avaliadores[n];
    if (quem === undefined) throw new Error('no evaluator');
    const notas = [
      { criterio: 'merito', valor: merito },
      { criterio: 'alcance', valor: alcance, parecer: 'Visto.' },
    ];
    await envia(quem, 'POST', 'projeto_aprovacao/salvar_fase1', { id: aprovacao, notas, parecer: 'Bom.' });
    await envia(quem, 'POST', `projeto_aprovacao/avaliar/${aprovacao}`);
  }
  await updateRows(t, 'edital', { fase: 'decisao' }, { id: edital });
  await envia(adm, 'POST', 'secretaria_projetos', { edital: { id: edital } });
  const secretaria = await w.novaPessoa('secretaria');
  await envia(secretaria, 'PATCH', 'secretaria_projetos', { edital: { id: edital } });
  return { edital, projeto, aprovacao, dono, avaliadores };
}
