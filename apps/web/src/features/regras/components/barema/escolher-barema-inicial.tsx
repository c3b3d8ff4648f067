import { MENSAGENS_BAREMA as M } from '@instrutoria/domain/barema/messages.ts';
import { lerArquivoDoBarema } from '@instrutoria/domain/barema/rules/arquivo.ts';
import { baremaPadrao } from '@instrutoria/domain/barema/rules/padrao.ts';
import type { Barema } from '@instrutoria/domain/barema/types.ts';
import type { Edital } from '@instrutoria/domain/edital/types.ts';
import { Button, FileInput, NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '../../../../ui/status/toast-store.ts';
import { editaisQuery, lerBarema } from '../../../edital/api.ts';
import classes from './editor.module.css';

/** A barema has 20 criteria of short texts. */
const ARQUIVO_MAXIMO = 1_000_000;

/** Begins with another call's barema, the standard criteria, or a file. */
export default function EscolherBaremaInicial(props: {
  readonly edital: Edital;
  /** Asks first where typing would be lost; resolves with whether it was accepted. */
  readonly onBarema: (barema: Barema) => Promise<boolean>;
}) {
  const { edital, onBarema } = props;
  const outros = (useQuery(editaisQuery).data ?? []).filter(({ id }) => id !== edital.id);
  const [de, setDe] = useState('sempre');
  const [lendo, setLendo] = useState(false);
  const [dito, setDito] = useState<string>();
  const [erroDoArquivo, setErroDoArquivo] = useState<string>();

  const tomar = async (barema: Barema, fonte: string) => {
    const tomado = await onBarema(barema);
    setDito(tomado ? `O barema abaixo veio ${fonte}. Nada foi salvo ainda.` : undefined);
  };
  const doEdital = async () => {
    if (de === 'sempre') {
      await tomar(baremaPadrao(edital.tipoProjeto), 'dos critérios de sempre');
      return;
    }
    setLendo(true);
    try {
      const { barema } = await lerBarema(Number(de));
      await tomar(barema, `de “${outros.find(({ id }) => String(id) === de)?.nome ?? de}”`);
    } catch (error) {
      notify.failure(error);
    } finally {
      setLendo(false);
    }
  };
  const doArquivo = async (arquivo: File) => {
    setErroDoArquivo(undefined);
    const lido =
      arquivo.size > ARQUIVO_MAXIMO
        ? { porque: `${M.arquivoInvalido}. Ele é grande demais.` }
        : await arquivo
            .text()
            .then(lerArquivoDoBarema, () => ({ porque: `Não foi possível ler “${arquivo.name}”.` }));
    if (lido.barema === undefined) setErroDoArquivo(lido.porque);
    else await tomar(lido.barema, `do arquivo “${arquivo.name}”`);
  };
  return (
    <section aria-label="Começar de outro barema" className={classes.lista}>
      <div className={classes.escolha}>
        <NativeSelect
          id="comecar-de"
          label="Começar de"
          description="O que está abaixo dá lugar ao barema escolhido; nada é salvo até você salvar."
          value={de}
          data={[
            { value: 'sempre', label: 'Os critérios de sempre' },
            ...outros.map(({ id, nome }) => ({ value: String(id), label: nome })),
          ]}
          onChange={(event) => {
            setDe(event.currentTarget.value);
          }}
        />
        <Button variant="default" loading={lendo} onClick={() => void doEdital()}>
          Usar este barema
        </Button>
      </div>
      <FileInput
        label="Ou de um arquivo"
        description="Um arquivo JSON baixado do barema de um edital."
        placeholder="Escolher um arquivo"
        accept=".json,application/json"
        value={null}
        error={erroDoArquivo}
        errorProps={{ role: 'alert' }}
        onChange={(arquivo) => {
          if (arquivo !== null) void doArquivo(arquivo);
        }}
      />
      <Text role="status" size="sm">
        {dito}
      </Text>
    </section>
  );
}
