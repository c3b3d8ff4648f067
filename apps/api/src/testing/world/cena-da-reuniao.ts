import { textoDaAta } from '@instrutoria/domain/reuniao/rules/ata.ts';
import type { ConteudoDaAta, EstadoDaReuniao } from '@instrutoria/domain/reuniao/types.ts';
import { sha256 } from '../../adapters/sha256.ts';
import type { TestApp } from '../app.ts';
import { insertAll, insertInto, rowOf, rowsOf } from '../rows.ts';
import { proximo } from '../world.ts';

export interface ReuniaoNova {
  readonly editalId: number;
  readonly autorId: number;
  readonly membros: readonly number[];
  readonly projetos: readonly number[];
  readonly estado?: EstadoDaReuniao;
}

/** A meeting with these projects on its agenda, nothing decided; inserted directly into the database. */
export async function reuniaoNova(
  t: TestApp,
  { editalId, autorId, membros, projetos, estado = 'aberta' }: ReuniaoNova,
): Promise<number> {
  const quando = t.clock.agora();
  const terminou = estado === 'encerrada' || estado === 'cancelada';
  const { id } = await insertInto(t, 'sessaoDaComissao', {
    editalId,
    numero: proximo(),
    estado,
    local: 'Sala 12',
    abertaEm: quando,
    encerradaEm: terminou ? quando : null,
  });
  await insertAll(
    t,
    'presencaNaSessao',
    membros.map((pessoaId) => ({ sessaoId: id, pessoaId, presente: true, quando })),
  );
  const itens = await Promise.all(
    projetos.map(async (projetoId, ordem) => {
      const { titulo, remunerados, voluntarios } = await rowOf(t, 'projeto', { id: projetoId });
      return {
        sessaoId: id,
        projetoId,
        ordem,
        titulo,
        total: 380.5,
        pedeRemunerados: remunerados ?? 0,
        pedeVoluntarios: voluntarios ?? 0,
        propostaRemunerados: 0,
        propostaVoluntarios: 0,
        anotacao: '',
      };
    }),
  );
  await insertAll(t, 'itemDaSessao', itens);
  await insertInto(t, 'atoDaSessao', {
    sessaoId: id,
    ato: 'abrirSessaoDaComissao',
    para: 'aberta',
    motivo: '',
    autorId,
    quando,
  });
  return id;
}

/** The first minutes of a closed meeting, as closing it writes them. */
export async function ataNova(t: TestApp, sessaoId: number, autorId: number): Promise<void> {
  const reuniao = await rowOf(t, 'sessaoDaComissao', { id: sessaoId });
  const { nome } = await rowOf(t, 'edital', { id: reuniao.editalId });
  const itens = await rowsOf(t, 'itemDaSessao', { sessaoId }, 'ordem');
  const quando = t.clock.agora();
  const conteudo: ConteudoDaAta = {
    numero: proximo(),
    ano: 1999,
    versao: 1,
    instituicao: 'Universidade',
    programa: '',
    edital: nome,
    sessao: reuniao.numero,
    local: reuniao.local,
    fuso: 'UTC',
    abertaEm: quando.toISOString(),
    encerradaEm: quando.toISOString(),
    presencas: [],
    interrupcoes: [],
    itens: itens.map((item) => ({
      projeto: { id: item.projetoId, titulo: item.titulo },
      total: item.total,
      proposta: { remunerados: item.propostaRemunerados, voluntarios: item.propostaVoluntarios },
      decisao: null,
      anotacao: item.anotacao,
      impedidos: [],
    })),
    retificacoes: [],
  };
  const texto = textoDaAta(conteudo);
  const { ano, numero } = conteudo;
  await insertInto(t, 'ata', {
    sessaoId,
    versao: 1,
    ano,
    numero,
    conteudo,
    texto,
    sha256: sha256(texto),
    motivo: null,
    autorId,
    criadaEm: quando,
  });
}
