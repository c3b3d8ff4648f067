import { HORA_MS } from '@instrutoria/domain/kernel/duracoes.ts';
import { caractereRecusado } from '@instrutoria/domain/kernel/textos.ts';
import { RASCUNHOS_POR_PESSOA } from '@instrutoria/domain/projeto/limits.ts';
import { type Problem, send } from '../client.ts';
import type { Cena, Corpo } from '../world/cena.ts';
import { cronogramas } from '../world/cena.ts';
import type { Recusa } from './recusa.ts';

const NAO_ENCONTRADO = { status: 404, codigo: 'NAO_ENCONTRADO', mensagem: 'Projeto não encontrado.' };
const NAO_EDITAVEL = {
  status: 409,
  codigo: 'PROJETO_NAO_EDITAVEL',
  mensagem: 'Este projeto não pode mais ser editado',
};

async function pedir(c: Cena, metodo: string, caminho: string, corpo?: unknown): Promise<Problem> {
  return (await c.envia(metodo, caminho, corpo)) as Problem;
}

function doRascunho(o: string, mudancas: Corpo, codigo: string, campos: Recusa['campos'] = {}): Recusa {
  const [mensagem = ''] = Object.values(campos);
  return {
    o: `a draft: ${o}`,
    status: 422,
    codigo,
    mensagem,
    campos,
    envia: (c) => pedir(c, 'POST', '/api/projeto/rascunho', mudancas),
  };
}

const VAGAS = 'Informe um número inteiro entre 0 e 99';
const DOS_RASCUNHOS: readonly Recusa[] = [
  doRascunho('100 paid', { remunerados: 100 }, 'VAGAS_INVALIDAS', { remunerados: VAGAS }),
  doRascunho('−1 volunteers', { voluntarios: -1 }, 'VAGAS_INVALIDAS', { voluntarios: VAGAS }),
  doRascunho('a regime of our own', { regimeTrabalho: '30h' }, 'REGIME_INVALIDO', {
    regimeTrabalho: 'Escolha um regime de trabalho da lista',
  }),
  doRascunho('6 schedules (T-C15)', { cronogramas: cronogramas(6) }, 'CRONOGRAMAS_DEMAIS', {
    cronogramas: 'Número máximo de instrutores: 5',
  }),
  doRascunho('a character that cannot be kept', { resumo: 'um plano\ufffe' }, 'CARACTER_PROIBIDO', {
    resumo: caractereRecusado('um plano', '\ufffe'),
  }),
  doRascunho('50,001 of markup', { referencias: 'a'.repeat(50_001) }, 'MARKUP_LONGO', {
    referencias: 'O texto tem formatação demais. Simplifique a formatação e tente outra vez.',
  }),
  doRascunho('an unknown call', { edital: 999_999 }, 'EDITAL_NAO_ENCONTRADO', {
    edital: 'Edital não encontrado',
  }),
  {
    o: 'a draft over a submitted project',
    envia: async (c) =>
      pedir(c, 'POST', '/api/projeto/rascunho', { id: await c.w.novoProjeto(c.dono.id, c.edital) }),
    status: 409,
    codigo: 'JA_SUBMETIDO',
    mensagem: 'Este projeto já foi enviado',
  },
];

const DE_QUEM: readonly Recusa[] = (['POST /api/projeto', 'POST /api/projeto/rascunho'] as const)
  .map((chamada): Recusa => {
    const [metodo = '', caminho = ''] = chamada.split(' ');
    return {
      o: `${chamada} in another person's name (D6)`,
      envia: async (c) => {
        const { id } = await c.w.novaPessoa();
        return pedir(c, metodo, caminho, await c.corpo({ coordenador: { id, nome: 'Outra' } }));
      },
      status: 403,
      codigo: 'COORDENADOR_DE_OUTRO',
      mensagem: 'O coordenador do projeto é quem o envia',
    };
  })
  .concat(
    {
      o: "POST projeto with another person's draft",
      envia: async (c) => {
        const outra = await c.w.novaPessoa();
        const id = await c.w.novoProjeto(outra.id, c.edital, { ehRascunho: true });
        return pedir(c, 'POST', '/api/projeto', await c.corpo({ id }));
      },
      ...NAO_ENCONTRADO,
    },
    {
      o: 'POST projeto with an id that nobody has',
      envia: async (c) => pedir(c, 'POST', '/api/projeto', await c.corpo({ id: 999_999 })),
      ...NAO_ENCONTRADO,
    },
  );

const DO_EDITAL: readonly Recusa[] = [
  {
    o: 'POST projeto when no call is open (D6)',
    envia: async (c) => {
      const corpo = await c.corpo();
      return c.em('2026-06-01T00:00:00.000Z', () => pedir(c, 'POST', '/api/projeto', corpo));
    },
    status: 409,
    codigo: 'NENHUM_EDITAL_ABERTO',
    mensagem: 'Não existe edital aberto no momento',
  },
  {
    o: 'POST projeto to a closed call while another is open (D6)',
    envia: async (c) => {
      const edital = await c.w.novoEdital({ inicio: '2026-01-01', fim: '2026-01-31' });
      return pedir(c, 'POST', '/api/projeto', await c.corpo({ edital }));
    },
    status: 409,
    codigo: 'EDITAL_NAO_ABERTO',
    mensagem: 'O edital escolhido não está aberto',
  },
  {
    o: 'PUT of a project whose call has closed (D7)',
    envia: async (c) => {
      const edital = await c.w.novoEdital({ inicio: '2026-01-01', fim: '2026-01-31' });
      return pedir(c, 'PUT', `/api/projeto/${await c.w.novoProjeto(c.dono.id, edital)}`, { titulo: 'Outro' });
    },
    ...NAO_EDITAVEL,
  },
  {
    o: '[C-F1] one more draft than a person may have (D50)',
    envia: async (c) => {
      const dono = await c.w.novaPessoa();
      for (let i = 0; i < RASCUNHOS_POR_PESSOA; i += 1) {
        await c.w.novoProjeto(dono.id, null, { ehRascunho: true, titulo: `Rascunho ${i}` });
      }
      return (await send(c.t.url, 'POST', '/api/projeto/rascunho', {
        token: dono.token,
        body: { titulo: 'Mais um' },
      })) as Problem;
    },
    status: 409,
    codigo: 'MUITOS_RASCUNHOS',
    mensagem: 'Você já tem 50 rascunhos. Exclua um que não vai usar para criar outro.',
  },
  {
    o: 'withdrawing a project of a call that takes no more (D46)',
    envia: async (c) => {
      const edital = await c.w.novoEdital({ fase: 'avaliacao' });
      return pedir(c, 'POST', `/api/projeto/${await c.w.novoProjeto(c.dono.id, edital)}/retirar`);
    },
    status: 409,
    codigo: 'PROJETO_NAO_RETIRAVEL',
    mensagem: 'As inscrições deste edital terminaram: o projeto não pode mais ser retirado',
  },
  {
    o: '[C-B10] a third project where a call takes two of one coordinator (D46)',
    envia: async (c) => {
      const edital = await c.w.novoEdital({ limitePorCoordenador: 2 });
      await c.w.novoProjeto(c.dono.id, edital);
      await c.w.novoProjeto(c.dono.id, edital);
      return pedir(c, 'POST', '/api/projeto', await c.corpo({ edital }));
    },
    status: 409,
    codigo: 'LIMITE_POR_COORDENADOR',
    mensagem: 'Você já enviou todos os projetos que este edital aceita de um coordenador',
  },
  {
    o: '[C-B10] a project moved by PUT into a call that takes no more of its coordinator (D46)',
    envia: async (c) => {
      const edital = await c.w.novoEdital({ limitePorCoordenador: 1 });
      await c.w.novoProjeto(c.dono.id, edital);
      const id = await c.w.novoProjeto(c.dono.id, c.edital);
      return pedir(c, 'PUT', `/api/projeto/${id}`, { edital });
    },
    status: 409,
    codigo: 'LIMITE_POR_COORDENADOR',
    mensagem: 'Você já enviou todos os projetos que este edital aceita de um coordenador',
  },
  {
    o: 'PUT of a project that somebody assesses: the same text (D20)',
    envia: async (c) => {
      const id = await c.w.novoProjeto(c.dono.id, c.edital);
      await c.w.designar(id, (await c.w.novaPessoa('avaliador')).id);
      return pedir(c, 'PUT', `/api/projeto/${id}`, { titulo: 'Outro' });
    },
    ...NAO_EDITAVEL,
  },
  {
    o: 'PUT that changes the number of holders without schedules (D9)',
    envia: async (c) =>
      pedir(c, 'PUT', `/api/projeto/${await c.w.novoProjeto(c.dono.id, c.edital)}`, { voluntarios: 2 }),
    status: 422,
    codigo: 'CRONOGRAMAS_FALTAM',
    mensagem: 'Envie os cronogramas de todos os bolsistas e voluntários',
    campos: { cronogramas: 'Envie os cronogramas de todos os bolsistas e voluntários' },
  },
  {
    o: 'PUT that names the coordinator as a collaborator',
    envia: async (c) => {
      const id = await c.w.novoProjeto(c.dono.id, c.edital);
      return pedir(c, 'PUT', `/api/projeto/${id}`, { professores_colaboradores: [c.dono.id] });
    },
    status: 422,
    codigo: 'COLABORADOR_REPETIDO',
    mensagem: 'O coordenador e os colaboradores não podem se repetir',
    campos: { professores_colaboradores: 'O coordenador e os colaboradores não podem se repetir' },
  },
  {
    o: 'POST cronograma 24 hours and 1 ms after the end of the call (D9)',
    envia: async (c) => {
      const id = await c.w.novoProjeto(c.dono.id, c.edital, { aguardandoCronograma: true });
      const corpo = cronogramas(2).map((cronograma) => ({ ...cronograma, projeto: { id } }));
      const fim = Date.parse('2026-05-31T23:59:59.999Z') + 24 * HORA_MS + 1;
      return c.em(new Date(fim), () => pedir(c, 'POST', '/api/cronograma', corpo));
    },
    status: 409,
    codigo: 'PRAZO_DOS_CRONOGRAMAS',
    mensagem: 'O prazo para enviar os cronogramas terminou',
  },
];

/** Refusals that depend on the owner of the project, and on its state and its call's. */
export const RECUSAS_DO_PROJETO: readonly Recusa[] = [...DOS_RASCUNHOS, ...DE_QUEM, ...DO_EDITAL];
