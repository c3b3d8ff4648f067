import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { designar } from '../designacao/transitions.ts';
import { FASES, type Fase } from '../edital/types.ts';
import { exigirAto, transitar } from '../kernel/maquina.ts';
import { MAQUINA_DO_RESULTADO, podeSolicitarRecurso } from '../resultado/maquina.ts';
import { type AtosDoRecurso, MAQUINA_DO_RECURSO } from './maquina.ts';
import { aceitar, solicitar } from './transitions.ts';
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
const limites = {
  tipo: 'TIPO II' as const,
  pedidas: { remunerados: 1, voluntarios: 0 },
  limiteBolsas: null,
  bolsasDosOutros: 0,
};
const dados = { ...notas, feedback: 'sim', remunerados_aprovados: 0, voluntarios_aprovados: 0 };

const quem = 'PRESIDENTE_COMISSAO';
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];
const LIVRE = { agora, fuso: 'UTC', temPendente: false, jaDecidido: false };
const solicita = (edital: { fase: Fase; fimRecursos: string | null }, fatos = LIVRE, quem: Papel = 'dono') =>
  exigirAto(MAQUINA_DO_RESULTADO, edital, 'solicitarRecurso', { quem, fatos });

describe('appeals and corrections of a published result (D21, D42)', () => {
  it.each(FASES)('accepts appeals and corrections in %s only from those in the table', (fase) => {
    for (const quem of PAPEIS) {
      const tentar = () => solicita({ fase, fimRecursos: null }, LIVRE, quem);
      const corrigir = () =>
        exigirAto(MAQUINA_DO_RESULTADO, { fase, fimRecursos: null }, 'corrigirResultado', {
          quem,
          fatos: { temPendente: false },
        });
      const comissao = quem === 'administrador' || quem === 'PRESIDENTE_COMISSAO';
      for (const [ato, pode] of [
        [tentar, quem === 'dono'],
        [corrigir, comissao],
      ] as const) {
        if (!pode) expect(ato).toThrow('Você não tem permissão para isto.');
        else if (fase === 'resultado') expect(ato).not.toThrow();
        else expect(ato).toThrow('Este edital não está na fase de resultado');
      }
    }
  });

  it('accepts appeals until the end of fimRecursos in the zone (D23)', () => {
    const edital = { fase: 'resultado', fimRecursos: '2026-05-13' } as const;
    const casos = [
      ['2026-05-13T23:59:59.999Z', 'UTC', true],
      ['2026-05-14T00:00:00.000Z', 'UTC', false],
      ['2026-05-14T02:59:59.999Z', 'America/Fortaleza', true],
    ] as const;
    for (const [instante, fuso, sim] of casos) {
      const fatos = { ...LIVRE, agora: new Date(instante), fuso };
      expect(podeSolicitarRecurso(edital, fatos).pode).toBe(sim);
    }
  });

  it('[C-C2] gives the button and the page the same answer as the server', () => {
    const bools = [true, false];
    for (const fase of FASES)
      for (const fimRecursos of [null, '2026-05-12', '2026-05-13'])
        for (const temPendente of bools)
          for (const jaDecidido of bools) {
            const fatos = { ...LIVRE, temPendente, jaDecidido };
            const { pode, motivo } = podeSolicitarRecurso({ fase, fimRecursos }, fatos);
            expect(pode).toBe(motivo === null);
            const tentar = () => solicita({ fase, fimRecursos }, fatos);
            if (motivo === null) expect(tentar).not.toThrow();
            else expect(tentar).toThrow(motivo);
          }
  });

  it('accepts one appeal at a time', () => {
    const edital = { fase: 'resultado', fimRecursos: null } as const;
    expect(() => solicita(edital, { ...LIVRE, temPendente: true })).toThrow(
      'Já existe um recurso pendente para este projeto',
    );
    expect(() => solicita(edital)).not.toThrow();
    expect(() => solicita(edital, { ...LIVRE, jaDecidido: true })).toThrow(
      'Já houve um recurso decidido sobre este resultado',
    );
  });
});

describe('the decision of an appeal', () => {
  const decidido = { ...notas, remunerados_aprovados: 0, voluntarios_aprovados: 0 };
  const dadas = {
    ...decidido,
    pontuacaoApoioDisciplina: null,
    pontuacaoNaturezaDisciplinas: null,
    pontuacaoCaracteristicaDisciplinas: null,
  };
  const PEDIDOS: AtosDoRecurso = {
    aceitarRecurso: { dados: { feedback: 'sim', agora, original: dadas, corrigido: dadas } },
    recusarRecurso: { dados: { feedback: 'não', agora } },
    simularRecurso: {},
    decidirBolsasDoRecurso: {},
    indicarSubstituto: { fatos: { temPresidencia: false } },
  };
  const ATOS = Object.keys(PEDIDOS) as (keyof AtosDoRecurso)[];
  it.each(STATUS_DO_RECURSO.flatMap((status) => ATOS.map((ato) => [status, ato] as const)))(
    '%s · %s is as the table says, for everybody',
    (status, ato) => {
      const [para] = MAQUINA_DO_RECURSO.atos[ato].passos[status] ?? [];
      const desde = ato === 'decidirBolsasDoRecurso' ? 'ACEITO' : 'PENDENTE';
      expect(para === undefined).toBe(status !== desde);
      for (const quem of PAPEIS) {
        const tentar = () =>
          transitar(MAQUINA_DO_RECURSO, { ...recurso, status }, ato, { quem, ...PEDIDOS[ato] });
        const pode: readonly Papel[] = MAQUINA_DO_RECURSO.atos[ato].quem;
        if (!pode.includes(quem)) expect(tentar).toThrow('Você não tem permissão para isto.');
        else if (para === undefined)
          expect(tentar).toThrow(desde === 'ACEITO' ? 'Não faltam bolsas' : 'Este recurso já foi decidido');
        else expect(tentar().status).toBe(para);
      }
    },
  );

  it('stores both values when accepted, with the situation anew and nothing else of the approval', () => {
    const casos = [
      [{ remunerados_aprovados: 1 }, 'APROVADO'],
      [{ pontuacaoMetodologiaAtividades: 15 }, 'APROVADO'],
      [{ pontuacaoMetodologiaAtividades: 14.9 }, 'REPROVADO'],
      [{ pontuacaoMetodologiaAtividades: 11, pontuacaoOrganizacaoTextual: 6 }, 'REPROVADO'],
    ] as const;
    for (const [mudancas, situacao] of casos) {
      const depois = aceitar(recurso, aprovacao, { ...dados, ...mudancas }, { limites, agora, quem });
      expect(depois.aprovacao).toEqual({ ...aprovacao, ...mudancas, situacao });
      expect(depois.recurso).toMatchObject({ status: 'ACEITO', original: notas, corrigido: mudancas });
    }
  });

  it('is accepted within the limit of paid places; a count above it before may stay', () => {
    const cheio = { ...limites, limiteBolsas: 2, bolsasDosOutros: 2 };
    const um = { ...dados, remunerados_aprovados: 1 };
    expect(() => aceitar(recurso, aprovacao, um, { limites: cheio, agora, quem })).toThrow(
      'O limite de bolsas',
    );
    const tinha = { ...aprovacao, remunerados_aprovados: 1 };
    expect(aceitar(recurso, tinha, um, { limites: cheio, agora, quem }).aprovacao.remunerados_aprovados).toBe(
      1,
    );
  });

  it('requires reasons when refused, and a decided one is refused', () => {
    const recusar = (feedback: string, mudancas = {}) =>
      transitar(MAQUINA_DO_RECURSO, { ...recurso, ...mudancas }, 'recusarRecurso', {
        quem,
        dados: { feedback, agora },
      });
    expect(() => recusar('')).toThrow('Escreva o parecer do recurso');
    expect(recusar('<p>não</p>')).toMatchObject({
      status: 'RECUSADO',
      feedback: '<p>não</p>',
    });
    expect(() => recusar('', { status: 'ACEITO' })).toThrow('já foi decidido');
  });
});
