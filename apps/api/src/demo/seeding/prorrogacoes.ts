import { JANELAS } from '@instrutoria/domain/configuracao/types.ts';
import { diaNoFuso, somarDias } from '@instrutoria/domain/kernel/datas.ts';
import { inserirProrrogacao } from '../../features/janela/prorrogacao-repository.ts';
import { CONTAS } from '../content.ts';
import type { AvaliacaoSemeada } from './avaliacoes.ts';
import { noDia } from './instants.ts';
import { exigir } from './pessoas.ts';
import type { Semeados } from './semeados.ts';

const DIAS = 30;

const PUBLICADOS: readonly string[] = ['anterior', 'resultado'];

const RECENTE = 'resultado';

export async function semearProrrogacoes(
  { tx, pessoas, presente }: Semeados,
  avaliacoes: readonly AvaliacaoSemeada[],
): Promise<void> {
  const nomeados = CONTAS.filter(({ tipo }) => tipo === 'coordenador').map(({ chave }) => chave);
  const projetos = avaliacoes.filter(
    ({ semeada }) =>
      PUBLICADOS.includes(semeada.edital.dados.chave) && nomeados.includes(semeada.proposta.coordenador),
  );
  const hoje = diaNoFuso(presente.agora, presente.fuso);
  const comuns = {
    ate: somarDias(hoje, DIAS),
    motivo: 'Prazo estendido a pedido da coordenação, para acertos do semestre.',
    autorId: exigir(pessoas, 'claudia.portela'),
    criadaEm: noDia(presente, 4),
  };
  const outros = avaliacoes.filter(
    (uma) => uma.semeada.edital.dados.chave === RECENTE && !projetos.includes(uma),
  );
  const novas = [
    ...projetos.flatMap(({ semeada }) =>
      JANELAS.map((janela) => ({ janela, projetoId: semeada.id, ...comuns })),
    ),
    ...outros.map(({ semeada }) => ({
      ...comuns,
      janela: 'cadastroInstrutor' as const,
      projetoId: semeada.id,
      motivo: 'O resultado saiu no meio do mês: os instrutores podem ser cadastrados desde já.',
    })),
  ];
  for (const nova of novas) await inserirProrrogacao(tx, nova, hoje);
}
