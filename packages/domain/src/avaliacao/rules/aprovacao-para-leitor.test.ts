import { describe, expect, it } from 'vitest';
import { TIPOS_DE_USUARIO } from '../../conta/types.ts';
import { FASES, type Fase } from '../../edital/types.ts';
import { escolher } from '../../kernel/objetos.ts';
import { NA_AVALIACAO } from '../../projeto/campos.ts';
import type { RelacaoComProjeto } from '../../projeto/types.ts';
import { FASE1, FASE2, SEM_NOTAS } from '../../testing/avaliacoes.ts';
import { umEdital } from '../../testing/editais.ts';
import { CAMPOS_PREENCHIDOS } from '../../testing/projetos.ts';
import type { ProjetoDaAprovacao } from '../types.ts';
import { type AprovacaoCompleta, aprovacaoParaLeitor } from './aprovacao-para-leitor.ts';

const RELACOES: readonly RelacaoComProjeto[] = ['dono', 'colaborador', 'avaliadorDesignado', 'nenhuma'];
const PUBLICADAS: readonly Fase[] = ['resultado', 'arquivado'];
const NA_SECRETARIA: readonly Fase[] = ['secretaria', ...PUBLICADAS];

function pessoa(id: number) {
  const unidade = { id: 1, nome: 'Centro', cidade: 'Natal' };
  const resto = { email: '', siape: '', lattes: '', programa: null, departamento: null, foto: '' };
  return { id, nome: `Pessoa ${id}`, ...resto, unidade };
}

function projeto(fase: Fase, aprovados = 0): ProjetoDaAprovacao {
  return {
    ...escolher(CAMPOS_PREENCHIDOS, NA_AVALIACAO),
    id: 5,
    tipoProjeto: 'TIPO I',
    coordenador: pessoa(1),
    edital: umEdital({ fase }),
    remunerados_aprovados: aprovados,
    voluntarios_aprovados: aprovados,
  };
}

function aprovacao(de: ProjetoDaAprovacao): AprovacaoCompleta {
  return {
    id: 11,
    versao: 9,
    projeto: de,
    avaliador: pessoa(7),
    situacao: 'SUBMETIDO',
    aceito: true,
    ja_foi_avaliado: true,
    ...FASE1,
    ...FASE2,
    total: 380.5,
    parecer: 'Bom.',

    dadas: null,
    resultado: { versao: 2, instante: '2026-05-13T12:00:00.000Z', posicao: 3, menorTotalComVaga: 90 },
  };
}

const leitores = TIPOS_DE_USUARIO.flatMap((tipo) =>
  RELACOES.flatMap((relacao) => FASES.map((fase) => [tipo, relacao, fase] as const)),
);

describe('aprovacaoParaLeitor (D20, D30)', () => {
  it.each(leitores)('%s, %s, %s', (tipo, relacao, fase) => {
    const um = projeto(fase, 1);
    const leitor = { id: 7, tipo, relacao };
    const vista = aprovacaoParaLeitor(um, aprovacao(um), leitor);
    const semNada = aprovacaoParaLeitor(projeto(fase), null, leitor);
    const doLado = relacao === 'dono' || relacao === 'colaborador';
    if (doLado && !PUBLICADAS.includes(fase)) {
      expect(JSON.stringify(vista)).toBe(JSON.stringify(semNada));
      expect(vista).toMatchObject({ id: null, versao: null, ...SEM_NOTAS, situacaoExibida: 'SUBMETIDO' });
      return;
    }
    if (doLado) {
      expect(vista).toMatchObject({ id: 11, total: 380.5, parecer: 'Bom.', situacaoExibida: 'APROVADO' });
      expect([vista?.avaliador, vista?.foiAvaliador]).toEqual([null, false]);
      expect(JSON.stringify(vista)).not.toContain('Pessoa 7');
      return;
    }
    expect(semNada).toBeNull();
    if (tipo === 'secretaria' && !NA_SECRETARIA.includes(fase)) {
      expect(vista).toBeNull();
      return;
    }
    expect(vista).toMatchObject({ id: 11, versao: 9, avaliador: { id: 7 }, foiAvaliador: true });
    expect(vista?.situacaoExibida).toBe(NA_SECRETARIA.includes(fase) ? 'APROVADO' : 'SUBMETIDO');
  });
});
