import { ehDaComissao } from '@instrutoria/domain/conta/policies.ts';
import { coordenouAte } from '@instrutoria/domain/coordenacao/rules/periodos.ts';
import { MENSAGENS_CORRECAO as M } from '@instrutoria/domain/correcao/messages.ts';
import {
  problemasDaDecisaoDaAnulacao,
  problemasDaResposta,
} from '@instrutoria/domain/correcao/rules/anulacao.ts';
import type { Projeto } from '@instrutoria/domain/projeto/types.ts';
import { Button, Group, NativeSelect, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatarPrazo } from '../../../lib/format/format.ts';
import { formatarNota } from '../../../lib/format/number-format.ts';
import { ehObjeto, ehTexto } from '../../../lib/server/shape.ts';
import { ownKey } from '../../../lib/session/own-draft.ts';
import { useSessao } from '../../../lib/session/session.ts';
import { ReasonModal } from '../../../ui/dialogs/reason-modal.tsx';
import { Recovered } from '../../../ui/drafts/recovered.tsx';
import { useTyped } from '../../../ui/drafts/use-typed.ts';
import { Part } from '../../../ui/page/part.tsx';
import { useEditor } from '../../../ui/rich-text/use-editor.ts';
import { QueryState } from '../../../ui/status/query-state.tsx';
import { ReadOnlyList } from '../../../ui/tables/read-only-list.tsx';
import { type Anulacao, anulacaoQuery, useDecidirAnulacao, useResponderAnulacao } from '../api.ts';

type ComPessoas = Pick<
  Projeto,
  'coordenador' | 'coordenaramAntes' | 'id' | 'professores_colaboradores' | 'vice'
>;

/** True for its coordinator, and for the committee without a part in the project. */
export function useAlcancaAnulacao(projeto: ComPessoas): boolean {
  const usuario = useSessao()?.usuario;
  const coordena = usuario?.id === projeto.coordenador.id;
  const colabora =
    projeto.professores_colaboradores.some(({ id }) => id === usuario?.id) ||
    coordenouAte(projeto, usuario?.id) !== null;
  return coordena || (usuario !== undefined && ehDaComissao(usuario) && !colabora);
}

/** A correction that would lower the project's result: the coordinator's answer, and the decision (D56). */
export function AnulacaoDoProjeto({ projeto }: { readonly projeto: ComPessoas }) {
  const alcanca = useAlcancaAnulacao(projeto);
  const lida = useQuery({ ...anulacaoQuery(projeto.id), enabled: alcanca });
  if (!alcanca) return null;
  return (
    <QueryState query={lida}>
      {({ anulacao }) => anulacao !== null && <Quadro projeto={projeto.id} anulacao={anulacao} />}
    </QueryState>
  );
}

function situacaoDa({ anula, resposta, responderAte }: Anulacao): string {
  if (anula !== null)
    return anula ? 'Anulado em parte: o resultado diminuiu.' : 'Mantido como foi publicado.';
  if (resposta !== null) return 'Respondida: outra pessoa da comissão decide.';
  return `Proposta. O coordenador pode responder até ${formatarPrazo(responderAte)}; nada muda por enquanto.`;
}

function Quadro({ projeto, anulacao }: { readonly projeto: number; readonly anulacao: Anulacao }) {
  const dialogo = useEditor<'decidir' | 'responder'>();
  const aberto = { projeto, opened: dialogo.opened, onClose: dialogo.close };
  return (
    <Part title="Anulação do resultado">
      <Text mb="sm">{situacaoDa(anulacao)}</Text>
      <ReadOnlyList
        items={[
          ...anulacao.diminui.map(({ nome, de, para }) => ({
            label: nome,
            value: `de ${formatarNota(de)} para ${formatarNota(para)}`,
          })),
          { label: 'Motivo', value: anulacao.justificativa },
          ...(anulacao.resposta === null ? [] : [{ label: 'Resposta', value: anulacao.resposta }]),
          ...(anulacao.parecer === null ? [] : [{ label: 'Parecer', value: anulacao.parecer }]),
        ]}
      />
      <Group gap="sm">
        {anulacao.podeResponder && (
          <Button onClick={() => dialogo.open('responder')}>Responder à proposta…</Button>
        )}
        {anulacao.podeDecidir && <Button onClick={() => dialogo.open('decidir')}>Decidir a anulação…</Button>}
      </Group>
      {dialogo.record === 'responder' && <ResponderModal key={dialogo.turn} {...aberto} />}
      {dialogo.record === 'decidir' && <DecidirModal key={dialogo.turn} {...aberto} />}
    </Part>
  );
}

interface Aberto {
  readonly projeto: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

function ResponderModal({ projeto, ...aberto }: Aberto) {
  const digitado = useTyped({ key: ownKey('anulacao-resposta', projeto), begin: '', is: ehTexto });
  const { value: resposta, set } = digitado;
  const { mutateAsync: responder } = useResponderAnulacao(projeto);
  return (
    <ReasonModal
      {...aberto}
      title={M.desejaResponderAnulacao}
      submit="Enviar a resposta"
      labels={{ resposta: 'Resposta' }}
      without
      problems={() => problemasDaResposta(resposta)}
      act={() => responder({ resposta }).then(digitado.forget)}
      done={M.anulacaoRespondida}
      fields={(errors) => (
        <Textarea
          {...errors.field('resposta')}
          label="Resposta"
          withAsterisk
          aria-required
          data-autofocus
          autosize
          minRows={4}
          value={resposta}
          onChange={(event) => {
            errors.clear('resposta');
            const { value } = event.currentTarget;
            set(() => value);
          }}
        />
      )}
    >
      <Recovered {...digitado} />
      <Text>
        Outra pessoa da comissão lê a sua resposta e decide. A resposta só pode ser enviada uma vez.
      </Text>
    </ReasonModal>
  );
}

const SEM_DECISAO = { decisao: '', parecer: '' };
function ehDecisao(value: unknown): value is typeof SEM_DECISAO {
  return ehObjeto(value) && ehTexto(value.decisao) && ehTexto(value.parecer);
}

function DecidirModal({ projeto, ...aberto }: Aberto) {
  const digitado = useTyped({ key: ownKey('anulacao-decisao', projeto), begin: SEM_DECISAO, is: ehDecisao });
  const { decisao, parecer } = digitado.value;
  const mudar = (parte: Partial<typeof SEM_DECISAO>) => digitado.set((antes) => ({ ...antes, ...parte }));
  const { mutateAsync: decidir } = useDecidirAnulacao(projeto);
  const corpo = { parecer, ...(decisao === '' ? {} : { anula: decisao === 'anular' }) };
  return (
    <ReasonModal
      {...aberto}
      title={M.desejaDecidirAnulacao}
      submit="Decidir"
      labels={{ anula: 'Decisão', parecer: 'Parecer' }}
      without
      problems={() => problemasDaDecisaoDaAnulacao(corpo)}
      act={() => decidir(corpo).then(digitado.forget)}
      done={decisao === 'anular' ? M.resultadoAnulado : M.resultadoMantido}
      fields={(errors) => (
        <>
          <NativeSelect
            {...errors.field('anula')}
            label="Decisão"
            withAsterisk
            value={decisao}
            data={[
              { value: '', label: 'Escolha a decisão' },
              { value: 'anular', label: 'Anular: o resultado passa ao que foi proposto' },
              { value: 'manter', label: 'Manter o resultado como foi publicado' },
            ]}
            onChange={(event) => {
              errors.clear('anula');
              mudar({ decisao: event.currentTarget.value });
            }}
          />
          <Textarea
            {...errors.field('parecer')}
            label="Parecer"
            withAsterisk
            aria-required
            autosize
            minRows={4}
            value={parecer}
            onChange={(event) => {
              errors.clear('parecer');
              mudar({ parecer: event.currentTarget.value });
            }}
          />
        </>
      )}
    >
      <Recovered {...digitado} />
      <Text>
        O coordenador recebe um e-mail com o parecer. Anular faz uma versão nova do resultado; os vínculos que
        ficam sem vaga terminam hoje, e os meses até aqui continuam devidos.
      </Text>
    </ReasonModal>
  );
}
