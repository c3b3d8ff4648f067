import { describe, expect, it } from 'vitest';
import { type Papel, TIPOS_DE_USUARIO } from '../conta/types.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { exigirAto, transitar } from '../kernel/maquina.ts';
import { umaProposta, umProjeto } from '../testing/projetos.ts';
import { type AtosDoProjeto, foraDoPrazo, MAQUINA_DO_PROJETO } from './maquina.ts';
import { podeCompletarCronogramas, podeEditarProjeto } from './policies.ts';
import type { Andamento, EstadoDoProjeto } from './rules/edicao.ts';
import { submeter } from './transitions.ts';

const AGORA = new Date('2026-03-15T12:00:00Z');
const DE: Readonly<Record<EstadoDoProjeto, Andamento>> = {
  rascunho: { ehRascunho: true, aguardandoCronograma: false },
  aguardandoCronograma: { ehRascunho: false, aguardandoCronograma: true },
  submetido: { ehRascunho: false, aguardandoCronograma: false },
};
const situacao = { aberto: true, temAvaliador: false };
const edital = { aberto: true, limitePorCoordenador: null, fim: '2026-03-31', encerradoEm: null };
const PEDIDOS: AtosDoProjeto = {
  salvarRascunho: {},
  excluirRascunho: {},
  submeterProjeto: { fatos: { edital, enviados: 0 }, dados: { proposta: umaProposta() } },
  atualizarProjeto: { fatos: situacao, dados: { proposta: umaProposta() } },
  salvarCronogramas: { fatos: { ...situacao, edital, agora: AGORA, fuso: 'UTC' } },
  retirarProjeto: { fatos: situacao },
};
const ATOS = Object.keys(PEDIDOS) as (keyof AtosDoProjeto)[];
const PAPEIS: readonly Papel[] = [...TIPOS_DE_USUARIO, 'dono', 'avaliadorDesignado'];

function recusa(ato: () => unknown): string {
  try {
    ato();
  } catch (erro) {
    if (erro instanceof DomainError) return `${erro.kind}: ${erro.message}`;
    throw erro;
  }
  return 'nada';
}

describe('the table of a project (D7, D9, D46)', () => {
  const estados = Object.keys(DE) as EstadoDoProjeto[];
  it.each(estados.flatMap((estado) => ATOS.map((ato) => [estado, ato] as const)))(
    'allows for %s × %s what the table says, for everybody',
    (estado, ato) => {
      const { passos, feito = [], quem } = MAQUINA_DO_PROJETO.atos[ato];
      const para = passos[estado];
      for (const papel of PAPEIS) {
        const tentar = () => {
          const pedido = { quem: papel, ...PEDIDOS[ato] };
          if (para?.length !== 0) return transitar(MAQUINA_DO_PROJETO, DE[estado], ato, pedido);
          return exigirAto(MAQUINA_DO_PROJETO, DE[estado], ato, pedido);
        };
        if (!quem.includes(papel)) expect(recusa(tentar)).toMatch(/^naoPermitido: /);
        else if (feito.includes(estado)) expect(tentar()).toBe(DE[estado]);
        else if (para === undefined) expect(recusa(tentar)).toMatch(/^(conflito|naoEncontrado): /);
        else {
          const depois = tentar();
          const sao = depois === undefined ? [] : [MAQUINA_DO_PROJETO.estado(depois, undefined)];
          expect(para).toEqual(expect.arrayContaining(sao));
        }
      }
    },
  );

  it('forbids exactly these pairs', () => {
    const proibidos = estados.flatMap((estado) =>
      ATOS.filter((ato) => {
        const { passos, feito = [] } = MAQUINA_DO_PROJETO.atos[ato];
        return !(estado in passos) && !feito.includes(estado);
      }).map((ato) => `${estado} ${ato}`),
    );
    expect(proibidos).toEqual([
      'aguardandoCronograma salvarRascunho',
      'aguardandoCronograma excluirRascunho',
      'submetido salvarRascunho',
      'submetido excluirRascunho',
    ]);
  });
});

describe('submeter (D6, D7, D9, D46)', () => {
  const umEdital = { aberto: true, limitePorCoordenador: 2, tipoProjeto: 'TIPO II' } as const;
  const quando = { agora: AGORA, enviados: 1 };
  const { cronogramas: _sem, ...semCronogramas } = umaProposta();

  it('makes a project of a draft, or of nothing; without its schedules it awaits them', () => {
    const comum = { ehRascunho: false, tipoProjeto: 'TIPO II', submetidoEm: AGORA, atualizadoEm: AGORA };
    for (const antes of [null, DE.rascunho]) {
      expect(submeter(antes, umaProposta(), umEdital, quando)).toEqual({
        ...comum,
        aguardandoCronograma: false,
      });
      expect(submeter(antes, semCronogramas, umEdital, quando)).toEqual({
        ...comum,
        aguardandoCronograma: true,
      });
    }
  });

  it('is refused for a closed call first, then for the limit of a coordinator, then for missing fields', () => {
    const vazia = { titulo: '' };
    expect(recusa(() => submeter(null, vazia, { ...umEdital, aberto: false }, quando))).toBe(
      'conflito: O edital escolhido não está aberto',
    );
    expect(recusa(() => submeter(null, vazia, umEdital, { ...quando, enviados: 2 }))).toBe(
      'conflito: Você já enviou todos os projetos que este edital aceita de um coordenador',
    );
    expect(recusa(() => submeter(null, vazia, umEdital, quando))).toMatch(/^invalido: /);
  });
});

describe('foraDoPrazo (D6)', () => {
  it.each([
    [{ aberto: true }, true, undefined],
    [{ aberto: false }, true, 'O edital escolhido não está aberto'],
    [{ aberto: false }, false, 'Não existe edital aberto no momento'],
    [null, true, 'O edital escolhido não está aberto'],
    [null, false, 'Não existe edital aberto no momento'],
  ])('%j, some open: %s', (escolhido, algumAberto, mensagem) => {
    expect(foraDoPrazo(escolhido, algumAberto)?.mensagem).toBe(mensagem);
  });
});

describe('editing (D7)', () => {
  it.each([
    [true, false, false, true],
    [true, true, true, true],
    [false, true, false, true],
    [false, false, false, false],
    [false, true, true, false],
    [false, false, true, false],
  ])('draft %s, open %s, evaluator %s: %s', (ehRascunho, aberto, temAvaliador, pode) => {
    const projeto = umProjeto({ ehRascunho });
    const fatos = { aberto, temAvaliador };
    expect(podeEditarProjeto(projeto, fatos)).toBe(pode);
    const mudar = () => exigirAto(MAQUINA_DO_PROJETO, projeto, 'atualizarProjeto', { quem: 'dono', fatos });
    const retirar = () => exigirAto(MAQUINA_DO_PROJETO, projeto, 'retirarProjeto', { quem: 'dono', fatos });
    expect(recusa(mudar)).toBe(pode ? 'nada' : 'conflito: Este projeto não pode mais ser editado');
    expect(recusa(retirar)).toBe(
      pode ? 'nada' : 'conflito: As inscrições deste edital terminaram: o projeto não pode mais ser retirado',
    );
  });
});

describe('schedules that come later (D9)', () => {
  it.each([
    ['2026-03-21T11:59:59.999Z', true],
    ['2026-03-21T12:00:00.000Z', true],
    ['2026-03-21T12:00:00.001Z', false],
  ])('[C-B1] are accepted for a call closed early on 20 March at noon, %s: %s', (agora, pode) => {
    const projeto = umProjeto({ aguardandoCronograma: true });
    const edital = { fim: '2026-03-31', encerradoEm: '2026-03-20T12:00:00.000Z' };
    expect(podeCompletarCronogramas(projeto, edital, new Date(agora), 'America/Fortaleza')).toBe(pode);
  });

  it.each([
    ['2026-03-15T00:00:00Z', true, true],
    ['2026-04-02T02:59:59.999Z', true, true],
    ['2026-04-02T03:00:00.000Z', true, false],
    ['2026-03-15T00:00:00Z', false, false],
  ])('%s, waiting %s: %s', (agora, aguardandoCronograma, pode) => {
    const projeto = umProjeto({ aguardandoCronograma });
    expect(
      podeCompletarCronogramas(
        projeto,
        { fim: '2026-03-31', encerradoEm: null },
        new Date(agora),
        'America/Fortaleza',
      ),
    ).toBe(pode);
  });
});
