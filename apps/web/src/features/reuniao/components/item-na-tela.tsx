import { MENSAGENS_REUNIAO as M } from '@instrutoria/domain/reuniao/messages.ts';
import {
  decisaoPorExtenso,
  totalPorExtenso,
  vagasPorExtenso,
} from '@instrutoria/domain/reuniao/rules/ata.ts';
import { mudouAProposta } from '@instrutoria/domain/reuniao/rules/campos-da-reuniao.ts';
import { Button, Checkbox, Text, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { formatarInstante } from '../../../lib/format/format.ts';
import { useOwnChoice } from '../../../lib/session/use-own-choice.ts';
import { Notice } from '../../../ui/page/notice.tsx';
import { useKeys } from '../../../ui/page/use-keys.ts';
import { notify } from '../../../ui/status/toast-store.ts';
import type { ItemDaReuniao, Reuniao } from '../api.ts';
import { FormDoItem } from './form-do-item.tsx';
import classes from './item-na-tela.module.css';

/** One item for the whole room in large letters: the proposal, and below it the decision. */
export function ItemNaTela(props: {
  readonly reuniao: Reuniao;
  readonly item: ItemDaReuniao;
  readonly onIr: (projeto: number | undefined) => void;
}) {
  const { reuniao, item, onIr } = props;
  const { itens } = reuniao;
  const tela = useRef<HTMLElement>(null);
  const [teclas, setTeclas] = useOwnChoice(['teclas', 'sessao'], true);
  const lugar = itens.findIndex(({ projeto }) => projeto.id === item.projeto.id);
  const [antes, depois] = [itens[lugar - 1]?.projeto.id, itens[lugar + 1]?.projeto.id];
  const ir = (para: number | undefined) => {
    if (para !== undefined) onIr(para);
  };
  useKeys({ j: () => ir(depois), k: () => ir(antes) }, teclas);
  const telaCheia = async () => {
    try {
      await (document.fullscreenElement === null
        ? tela.current?.requestFullscreen()
        : document.exitFullscreen());
    } catch {
      notify.failure(new Error('O navegador não abre a tela cheia.'));
    }
  };
  return (
    <section ref={tela} className={classes.tela} aria-label={`Item ${lugar + 1}`}>
      <nav className={classes.fila} aria-label="Pauta">
        <Button variant="default" size="sm" onClick={() => onIr(undefined)}>
          Voltar à pauta
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={antes === undefined}
          leftSection={<IconChevronLeft aria-hidden size={18} />}
          onClick={() => ir(antes)}
        >
          Anterior
        </Button>
        <Text role="status" className={classes.lugar}>
          {lugar + 1} de {itens.length}
        </Text>
        <Button
          variant="default"
          size="sm"
          disabled={depois === undefined}
          rightSection={<IconChevronRight aria-hidden size={18} />}
          onClick={() => ir(depois)}
        >
          Próximo
        </Button>
        <Button variant="default" size="sm" onClick={() => void telaCheia()}>
          Tela cheia
        </Button>
        <Checkbox
          size="md"
          label="Teclas: j próximo, k anterior, m manter a proposta"
          checked={teclas}
          onChange={(event) => setTeclas(event.currentTarget.checked)}
        />
      </nav>
      <div>
        <Title order={2} className={classes.titulo}>
          {item.projeto.titulo}
        </Title>
        <Text>Projeto nº {item.projeto.id}</Text>
      </div>
      <dl className={classes.dados}>
        <Dado nome="Total" valor={totalPorExtenso(item.total)} />
        <Dado nome="Pede" valor={vagasPorExtenso(item.pede)} />
        <Dado nome="Proposta" valor={vagasPorExtenso(item.proposta)} />
        <Dado nome="Decisão" valor={item.decisao === null ? 'por decidir' : decisaoPorExtenso(item)} />
      </dl>
      {item.impedidos.length > 0 && (
        <Notice kind="warning" title="Não participam deste item">
          {item.impedidos.map(({ nome }) => nome).join(', ')}
        </Notice>
      )}
      {item.registro !== null && (
        <Text>
          Presidiu este item {item.registro.preside.nome}; presentes:{' '}
          {item.registro.presentes.map(({ nome }) => nome).join(', ')}. Decisão registrada por{' '}
          {item.registro.registradaPor}.
        </Text>
      )}
      {item.decisao !== null && mudouAProposta(item.mesa, item.decisao) && (
        <Notice title="A mesa de decisão mudou depois desta decisão">
          <p>Tem agora {vagasPorExtenso(item.mesa)}. A ata diz o que foi decidido aqui.</p>
          {item.alteracoes.map(({ antes, depois: nova, motivo, autor, quando }) => (
            <p key={quando + motivo}>
              {formatarInstante(quando)}, {autor}: de {vagasPorExtenso(antes)} para {vagasPorExtenso(nova)}.
              Motivo: {motivo}
            </p>
          ))}
        </Notice>
      )}
      {reuniao.podeDecidir ? (
        <FormDoItem
          reuniao={reuniao}
          item={item}
          teclas={teclas}
          onDecidido={() => (depois === undefined ? undefined : onIr(depois))}
          ultimo={depois === undefined}
        />
      ) : (
        <>
          {item.decisao !== null && item.decisao.motivo !== '' && <Text>Motivo: {item.decisao.motivo}</Text>}
          {item.anotacao !== '' && <Text>Anotação: {item.anotacao}</Text>}
          {reuniao.estado === 'suspensa' && (
            <Notice kind="warning" title={`${M.naoEstaAberta}: está suspensa.`} />
          )}
        </>
      )}
    </section>
  );
}

function Dado({ nome, valor }: { readonly nome: string; readonly valor: string }) {
  return (
    <div>
      <dt>{nome}</dt>
      <dd>{valor}</dd>
    </div>
  );
}
