import { describe, expect, it } from 'vitest';
import type { AtoGuardado } from '../types.ts';
import { atosDoHistorico, leituraDoHistorico, linhaDoHistorico } from './historico.ts';

const DONO = leituraDoHistorico('coordenador', 'dono');

describe('the history of a project', () => {
  it('contains only proposal and submissions before publication, except for the administration', () => {
    const antes = [
      ...['submeterProjeto', 'atualizarProjeto', 'retirarProjeto', 'salvarCronogramas'],
      ...['encerrarInscricoes', 'reabrirInscricoes', 'marcarHomologacao', 'prorrogarCorrecao'],
      ...['desfazerHomologacao', 'reenviarProjeto', 'recorrerDaHomologacao', 'decidirRecursoDaHomologacao'],
    ];
    for (const leitura of [
      DONO,
      leituraDoHistorico('administrador', 'dono'),
      leituraDoHistorico('PRESIDENTE_COMISSAO', 'nenhuma'),
      leituraDoHistorico('secretaria', 'nenhuma'),
    ]) {
      const { acoes, registros } = atosDoHistorico(leitura, false);
      expect(acoes).toEqual(antes);
      expect([...registros]).toEqual(['projeto', 'edital']);
    }
    expect(atosDoHistorico(leituraDoHistorico('administrador', 'nenhuma'), false).acoes).toContain('avaliar');
  });

  it('never names the evaluator, except for the administration; shows documents to those who may read them', () => {
    const publicado = (leitura: typeof DONO) => atosDoHistorico(leitura, true).acoes;
    const daAvaliacao = ['designarAvaliador', 'recusarAvaliacao', 'avaliar', 'aprovarInstrutores'];
    expect(publicado(DONO).filter((acao) => daAvaliacao.includes(acao))).toEqual([]);
    expect(publicado(DONO)).toEqual(expect.arrayContaining(['conferirDocumento', 'corrigirResultado']));
    expect(publicado(leituraDoHistorico('coordenador', 'colaborador'))).not.toContain('conferirDocumento');
    expect(publicado(leituraDoHistorico('administrador', 'nenhuma'))).toEqual(
      expect.arrayContaining(daAvaliacao),
    );
  });
});

describe('a sentence', () => {
  const ato: AtoGuardado = {
    quando: '2026-05-13T12:00:00.000Z',
    pessoa: { id: 7, nome: 'Cláudia Portela' },
    acao: 'conferirDocumento',
    sobre: 'Ana Siqueira',
    documento: 'termo_compromisso',
    situacao: 'RECUSADO',
    aceita: null,
  };
  const lida = (leitor: typeof DONO.leitor, mudancas: Partial<AtoGuardado> = {}, id = 1) => {
    const { quem, frase } = linhaDoHistorico({ ...ato, ...mudancas }, { id, leitor }, 3);
    return `${quem} ${frase}`;
  };

  it('names the act, the instructor and the document', () => {
    expect(lida('administrador')).toBe(
      'Cláudia Portela recusou um documento de Ana Siqueira: Termo de compromisso',
    );
    expect(lida('administrador', { acao: 'cadastrarInstrutor' })).toBe(
      'Cláudia Portela cadastrou Ana Siqueira',
    );
    expect(lida('administrador', { acao: 'submeterProjeto', sobre: null })).toBe(
      'Cláudia Portela enviou o projeto',
    );
  });

  it('[C-L4] tells whether a call-up of a suplente was accepted or refused', () => {
    const chamado = { acao: 'responderChamado', sobre: null };
    expect(lida('administrador', { ...chamado, aceita: true })).toBe(
      'Cláudia Portela aceitou o chamado de suplente',
    );
    expect(lida('administrador', { ...chamado, aceita: false })).toBe(
      'Cláudia Portela recusou o chamado de suplente',
    );
  });

  it('names oneself and the project’s coordinator, others only to the administration', () => {
    const quem = (leitor: typeof DONO.leitor, id: number | null) =>
      linhaDoHistorico({ ...ato, pessoa: id === null ? null : { id, nome: 'Fulana' } }, { id: 1, leitor }, 3)
        .quem;
    expect([1, 3, 7, null].map((id) => quem('coordenador', id))).toEqual([
      'Você',
      'Fulana',
      'A administração',
      'O sistema',
    ]);
    expect(quem('comissao', 7)).toBe('A administração');
  });
});
