import { describe, expect, it } from 'vitest';
import { designar } from '../avaliacao/transitions.ts';
import { FASES } from '../edital/types.ts';
import {
  ATOS_DA_COMISSAO,
  aceitaRecursos,
  aceitar,
  exigirAtoNoRecurso,
  exigirRecursoPossivel,
  podeSolicitarRecurso,
  recusar,
  solicitar,
  TABELA_DO_RECURSO,
} from './transitions.ts';
import { STATUS_DO_RECURSO } from './types.ts';

const agora = new Date('2026-05-13T12:00:00Z');
const recurso = { id: 7, versao: 1, ...solicitar(3, '<p>Peço revisão</p>', agora) };
const notas = {
  pontuacaoAdequacaoCoerencia: 20,
  pontuacaoRelevanciaJustificativaClareza: 10,
  pontuacaoMetodologiaAtividades: 10,
  pontuacaoOrganizacaoTextual: 5,
};
const aprovacao = {
  ...designar(11, 12),
  ...notas,
  id: 3,
  versao: 4,
  aceito: true,
  ja_foi_avaliado: true,
  situacao: 'REPROVADO' as const,
};
const lugar = {
  tipo: 'TIPO II' as const,
  pedidas: { remunerados: 1, voluntarios: 0 },
  limiteBolsas: null,
  bolsasDosOutros: 0,
};
const dados = { ...notas, feedback: 'sim', remunerados_aprovados: 0, voluntarios_aprovados: 0 };

describe('when an appeal may be made (D21)', () => {
  it.each(FASES)('in %s', (fase) => {
    const possivel = aceitaRecursos({ fase, fimRecursos: null }, agora, 'UTC');
    expect(possivel).toBe(fase === 'resultado');
  });

  it('until the end of fimRecursos in the zone (D23)', () => {
    const edital = { fase: 'resultado', fimRecursos: '2026-05-13' } as const;
    const casos = [
      ['2026-05-13T23:59:59.999Z', 'UTC', true],
      ['2026-05-14T00:00:00.000Z', 'UTC', false],
      ['2026-05-14T02:59:59.999Z', 'America/Fortaleza', true],
    ] as const;
    for (const [instante, fuso, sim] of casos) {
      expect(aceitaRecursos(edital, new Date(instante), fuso)).toBe(sim);
    }
  });

  it('[C-C2] what the button and the page are told is what the server answers', () => {
    const bools = [true, false];
    for (const fase of FASES)
      for (const fimRecursos of [null, '2026-05-12', '2026-05-13'])
        for (const temPendente of bools)
          for (const jaDecidido of bools) {
            const s = { edital: { fase, fimRecursos }, agora, fuso: 'UTC', temPendente, jaDecidido };
            const { pode, motivo } = podeSolicitarRecurso(s);
            expect(pode).toBe(motivo === null);
            if (motivo === null) expect(() => exigirRecursoPossivel(s)).not.toThrow();
            else expect(() => exigirRecursoPossivel(s)).toThrow(motivo);
          }
  });

  it('one at a time', () => {
    const edital = { fase: 'resultado', fimRecursos: null } as const;
    const exigir = (temPendente: boolean) => () =>
      exigirRecursoPossivel({ edital, agora, fuso: 'UTC', temPendente, jaDecidido: false });
    expect(exigir(true)).toThrow('Já existe um recurso pendente para este projeto');
    expect(exigir(false)).not.toThrow();
    const decidido = { edital, agora, fuso: 'UTC', temPendente: false, jaDecidido: true };
    expect(() => exigirRecursoPossivel(decidido)).toThrow(
      'Já houve um recurso decidido sobre este resultado',
    );
  });
});

describe('what becomes of it', () => {
  it.each(STATUS_DO_RECURSO.flatMap((status) => ATOS_DA_COMISSAO.map((ato) => [status, ato] as const)))(
    '%s · %s is as the table says',
    (status, ato) => {
      const tentar = () => exigirAtoNoRecurso({ status }, ato);
      if (TABELA_DO_RECURSO[status][ato] === undefined)
        expect(tentar).toThrow('Este recurso já foi decidido');
      else expect(tentar).not.toThrow();
    },
  );

  it('accepted: both values kept, situation anew, nothing else of the approval', () => {
    const casos = [
      [{ remunerados_aprovados: 1 }, 'APROVADO'],
      [{ pontuacaoMetodologiaAtividades: 15 }, 'APROVADO'],
      [{ pontuacaoMetodologiaAtividades: 14.9 }, 'REPROVADO'],
      [{ pontuacaoMetodologiaAtividades: 9, pontuacaoOrganizacaoTextual: 6 }, 'REPROVADO'],
    ] as const;
    for (const [mudancas, situacao] of casos) {
      const depois = aceitar(recurso, aprovacao, { ...dados, ...mudancas }, { lugar, agora });
      expect(depois.aprovacao).toEqual({ ...aprovacao, ...mudancas, situacao });
      expect(depois.recurso).toMatchObject({ status: 'ACEITO', original: notas, corrigido: mudancas });
    }
  });

  it('accepted within the limit of paid places; what was above it before may stay', () => {
    const cheio = { ...lugar, limiteBolsas: 2, bolsasDosOutros: 2 };
    const um = { ...dados, remunerados_aprovados: 1 };
    expect(() => aceitar(recurso, aprovacao, um, { lugar: cheio, agora })).toThrow('O limite de bolsas');
    const tinha = { ...aprovacao, remunerados_aprovados: 1 };
    expect(aceitar(recurso, tinha, um, { lugar: cheio, agora }).aprovacao.remunerados_aprovados).toBe(1);
  });

  it('refused: with its reasons, and a decided one is refused', () => {
    expect(() => recusar(recurso, '', agora)).toThrow('Escreva o parecer do recurso');
    expect(recusar(recurso, '<p>não</p>', agora)).toMatchObject({
      status: 'RECUSADO',
      feedback: '<p>não</p>',
    });
    expect(() => recusar({ ...recurso, status: 'ACEITO' }, '', agora)).toThrow('já foi decidido');
  });
});
