import type { HomologacaoGuardada } from '@instrutoria/domain/homologacao/types.ts';
import { NUNCA_MARCADO } from '@instrutoria/domain/homologacao/types.ts';
import type { TestApp } from '../app.ts';
import { insertInto } from '../rows.ts';
import type { World } from '../world.ts';

/** A call with homologação, in this phase; inserted directly into the database. */
export async function editalComHomologacao(
  t: TestApp,
  w: World,
  fase: Parameters<World['novoEditalEm']>[0] = 'avaliacao',
): Promise<number> {
  const edital = await w.novoEditalEm(fase);
  await ligarHomologacao(t, w, edital);
  return edital;
}

export async function ligarHomologacao(t: TestApp, w: World, editalId: number): Promise<void> {
  const autor = await w.novaPessoa('administrador');
  await insertInto(t, 'regrasDoEdital', {
    editalId,
    versao: 2,
    regras: { homologacao: true },
    motivo: null,
    autorId: autor.id,
    criadoEm: t.clock.agora(),
  });
}

/** A project in that state, with the act that led to it. */
export async function marcado(
  t: TestApp,
  projetoId: number,
  autorId: number,
  mudancas: Partial<HomologacaoGuardada>,
): Promise<void> {
  const { estado, secoes, motivo, ate, recorreu } = { ...NUNCA_MARCADO, ...mudancas };
  const quando = t.clock.agora();
  await insertInto(t, 'homologacao', {
    projetoId,
    versao: 2,
    estado,
    secoes: [...secoes],
    motivo,
    ate,
    recorreu,
    mudadoEm: quando,
  });
  await insertInto(t, 'homologacaoAto', {
    projetoId,
    ato: 'marcarHomologacao',
    de: 'pendente',
    para: estado,
    autorId,
    quando,
    texto: motivo,
    secoes: [...secoes],
    ate,
  });
}
