import type { OrigemDaFrequencia } from '@instrutoria/domain/coordenacao/types.ts';
import { montarLinha } from '@instrutoria/domain/frequencia/rules/folha.ts';
import { anosDaFolha, ultimoMesDoAno } from '@instrutoria/domain/frequencia/rules/meses.ts';
import type { HorasDoMes, InstrutorNaFolha } from '@instrutoria/domain/frequencia/types.ts';
import { umProjeto } from '@instrutoria/domain/testing/projetos.ts';
import { instituicaoEm } from './answers.ts';
import { janelas } from './answers-do-instrutor.ts';
import type { Answers } from './faults.ts';

export const HOJE = '2026-05-15';

const aluna = (id: number, nome: string, mudancas: Partial<InstrutorNaFolha> = {}): InstrutorNaFolha => ({
  id,
  nome,
  tipoAluno: 'BOLSISTA',
  situacaoInstrutor: 'REGULAR',
  mesInicio: '2026-03',
  fim: null,
  aguardandoConferencia: false,
  falta: [],
  ...mudancas,
});

/** A sheet of 2026 on 15 May: Ana's year with this version and these hours, and Bia's, who is irregular. */
export function umaFolha(versao = 0, horasPorMes: readonly HorasDoMes[] = [], ano = 2026) {
  const quando = { ano, hoje: HOJE };
  return {
    projeto: { id: 31, titulo: 'Monitoria' },
    ano,
    anos: anosDaFolha(2025, HOJE),
    ultimoMes: ultimoMesDoAno(ano, HOJE),
    mesesFechados: [] as number[],
    registradaEm: null as string | null,
    podeDeOficio: false,
    contestados: [],
    deOficio: [] as {
      id: number;
      em: string;
      autor: { id: number; nome: string };
      motivo: string;
      origem: OrigemDaFrequencia;
      comDocumento: boolean;
    }[],
    linhas: [
      montarLinha(aluna(1, 'Ana Lima'), { versao, horasPorMes }, quando),
      montarLinha(
        aluna(2, 'Bia Reis', { situacaoInstrutor: 'IRREGULAR' }),
        { versao: 1, horasPorMes: [{ mes: 3, horas: 20.5 }] },
        quando,
      ),
    ].map((linha) => ({ ...linha, falta: [...linha.falta], celulas: [...linha.celulas] })),
  };
}

/** The sheet of a project of professor 7, with its window open. */
export const COM_FOLHA: Answers = {
  lerProjeto: umProjeto({ id: 31, titulo: 'Monitoria', situacao: 'APROVADO' }),
  listarJanelas: janelas(true),
  ...instituicaoEm(`${HOJE}T12:00:00+00:00`),
  lerFolhaDeFrequencia: umaFolha(),
  registrarFrequencias: { message: 'Frequências registradas com sucesso!' },
};
