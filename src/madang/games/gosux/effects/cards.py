"""Gosu X: the 88 cards. Each line of effects says what the card says, in the same order; the words are defined in
`language.py`. Nothing here knows how an effect is carried out."""

from dataclasses import dataclass

from madang.games.gosux.cards import (
    ABHILASHA,
    BOUNTY,
    ECHO,
    ETHEREAL,
    FORCE_OF_WILL,
    GALMI,
    GOAN_SUL,
    JUSTICE,
    NARASHIMA,
    PHOENIX,
    RECRUITER,
    SECRET_SHIFT,
    TOMORROW,
    VETERAN,
    WONDER,
    XI_AN,
)
from madang.games.gosux.effects.language import (
    ABOVE_THREE,
    ADJACENT,
    ANY,
    ARPIA_IN_PLAY,
    BELOW_THREE,
    BOUNTY_CARDS,
    CANCELS_ACTIVATION,
    CANCELS_ATTACK,
    CARDS_AHEAD,
    CLANS_IN_COLUMN,
    CLANS_IN_DISCARD,
    CLANS_IN_ROW,
    CLEAR_VICTORY,
    COUNTS_AS_ARPIA,
    COUNTS_AS_TIMER,
    DISCARD,
    DOUBLED_AGAINST_BOUNTIES,
    EVERY_CLAN,
    EVERY_LEVEL,
    EVERYWHERE,
    FIVE_IN_HAND,
    FIVE_OF_A_CLAN,
    GALMI_IN_COLUMN,
    HALF_HAND,
    HAND,
    HAND_AHEAD,
    HAND_BEHIND,
    HAND_EMPTY,
    HANDS_FIGHT,
    HIGHER_IF_SUPREME,
    HIGHEST_IS_ETHEREAL,
    II,
    III,
    III_IF_SUPREME,
    IMMORTALS_ECHO,
    IMMORTALS_OF_ALL_CLANS,
    IN_HAND,
    IN_PLAY,
    MINE,
    MIRRORS,
    NAMED_ALIKE,
    NAMED_PHOENIX,
    NE_YE,
    NE_YE_REMOVED,
    NEIGHBOURS_ECHO,
    NEW_LEVEL,
    NO_TOKEN_IN_HAND,
    NOTED_LEVEL,
    OF_DISCARD,
    OF_FREE_CARDS,
    OF_NOTED_CLAN,
    REMOVAL_DRAWS,
    REMOVED,
    REVEALED,
    RICHER_BOUNTIES,
    SHIFTS_ARE_SECRET,
    SHORT_PASS,
    SHUFFLING_UNLOCKS,
    SMALL_HANDS,
    SPENDING_GRANTS_A_TURN,
    SUPREME,
    THEIRS,
    THIS_COLUMN,
    THIS_ROW,
    THREE_CAPTURED,
    THREE_PHOENIX,
    TIMER_IN_PLAY,
    UP_TO_NOTED_LEVEL,
    VETERANS,
    WONDERS_AND_FORCES,
    X_IS_FOUR,
    I,
    Steps,
    Trigger,
    X,
    additional_turn,
    at_end_of_turn,
    capture,
    capture_destroy_or_free,
    capture_it,
    capture_itself,
    capture_or_free,
    choose_clan,
    choose_level,
    choose_player,
    copy,
    copy_from_discards,
    copy_it,
    destroy,
    destroy_all_marked,
    discard,
    discard_of_one_clan,
    draw,
    each_player,
    fetch,
    fetch_up_to,
    free,
    free_all,
    keep_one_revealed,
    last_revealed_under,
    look_at_hand,
    may,
    may_capture,
    may_remove_from_discard,
    may_swap,
    may_trade_in_bounty,
    name_a_card,
    note_its_level,
    one_revealed_on_top,
    opponent,
    pass_now,
    pick,
    place_bounty_token,
    player_with_more,
    put_on_deck_up_to,
    put_top_into_discard,
    remove_it,
    remove_of_clan,
    rest_to_discard,
    return_to_deck,
    reveal,
    sacrifice,
    sacrifices,
    search_deck,
    sentence,
    show_from_deck,
    shown_on_top,
    shuffle,
    shuffle_in,
    take_all,
    take_back_token,
    take_back_up_to,
    turn_tile,
    unlock_token,
    when,
    when_battle_is_lost,
    when_battle_is_won,
    when_captured,
    when_first_to_pass,
    whole_sentences,
)

TROOP, HERO, IMMORTAL = I, II, III


@dataclass(frozen=True)
class Card:
    """One card: its facts, what happens when it comes into play, and what holds while it lies face up. Without a shift
    cost it cannot be shifted."""

    name: str
    clan: int
    level: int
    shift: int | None
    symbols: int
    keywords: int
    entry: Steps
    holds: int
    triggers: tuple[Trigger, ...]


CARDS: list[Card] = []


def card(
    name: str,
    clan: int,
    level: int,
    *,
    shift: int | None,
    symbols: int = 0,
    keywords: int = 0,
    entry: list[Steps] | None = None,
    permanent: int | Trigger = 0,
) -> None:
    holds, triggers = (0, (permanent,)) if isinstance(permanent, Trigger) else (permanent, ())
    CARDS.append(Card(name, clan, level, shift, symbols, keywords, whole_sentences(entry or []), holds, triggers))


# fmt: off

# Justice

card("atalante-a-grand-bouclier", JUSTICE, TROOP, shift=1, keywords=RECRUITER | FORCE_OF_WILL,
     permanent=CANCELS_ACTIVATION)
card("les-fleches-de-justice", JUSTICE, TROOP, shift=1,
     entry=[look_at_hand(), name_a_card()])
card("les-fees-petales", JUSTICE, TROOP, shift=3,
     entry=[each_player(take_back_token()),
            capture(where=EVERYWHERE | BOUNTY_CARDS)])
card("volantis", JUSTICE, TROOP, shift=2,
     entry=[player_with_more(IN_PLAY, sacrifice()),
            player_with_more(IN_HAND, discard(1))])
card("elle", JUSTICE, HERO, shift=2,
     entry=[search_deck(), shuffle()])
card("nezha", JUSTICE, HERO, shift=None,
     permanent=at_end_of_turn(HAND_EMPTY, draw(2)))
card("quae", JUSTICE, HERO, shift=2,
     entry=[player_with_more(IN_PLAY, sacrifices(CARDS_AHEAD))])
card("sati", JUSTICE, HERO, shift=3,
     entry=[draw(HAND_BEHIND)])
card("tourach", JUSTICE, HERO, shift=3,
     entry=[opponent(discard(HAND_AHEAD))])
card("justice", JUSTICE, IMMORTAL, shift=None,
     entry=[turn_tile()],
     permanent=HIGHEST_IS_ETHEREAL)
card("byun-hyung-ja-justice", JUSTICE, IMMORTAL, shift=None, keywords=BOUNTY,
     permanent=when_battle_is_lost(unlock_token()))

# Abhilasha

card("le-cercle-rouge", ABHILASHA, TROOP, shift=1, keywords=SECRET_SHIFT | FORCE_OF_WILL,
     permanent=CANCELS_ATTACK)
card("les-apotres-de-la-nuit", ABHILASHA, TROOP, shift=2, symbols=1, keywords=SECRET_SHIFT,
     entry=[capture_or_free(I)])
card("les-gardiens-de-la-nuit", ABHILASHA, TROOP, shift=2, keywords=SECRET_SHIFT | RECRUITER,
     permanent=when_captured(opponent(discard(1))))
card("les-sombres-cultistes", ABHILASHA, TROOP, shift=2, keywords=SECRET_SHIFT | BOUNTY,
     entry=[copy(THIS_ROW | THIS_COLUMN)])
card("alpha-mort", ABHILASHA, HERO, shift=2, keywords=SECRET_SHIFT,
     entry=[take_back_up_to(2), capture_itself()])
card("ashes", ABHILASHA, HERO, shift=2, keywords=SECRET_SHIFT,
     entry=[sentence(choose_clan(), choose_level(), fetch_up_to(X, NOTED_LEVEL, OF_NOTED_CLAN))])
card("cylak", ABHILASHA, HERO, shift=2, keywords=SECRET_SHIFT,
     entry=[each_player(may_capture(III, THEIRS))])
card("ecnalab", ABHILASHA, HERO, shift=2, keywords=SECRET_SHIFT,
     entry=[each_player(draw(BELOW_THREE), discard(ABOVE_THREE))])
card("solok", ABHILASHA, HERO, shift=2, keywords=SECRET_SHIFT,
     entry=[capture_or_free(I | II)])
card("abhilasha", ABHILASHA, IMMORTAL, shift=None,
     entry=[copy_from_discards(remove_it())],
     permanent=SHIFTS_ARE_SECRET)
card("byun-hyung-ja-abhilasha", ABHILASHA, IMMORTAL, shift=None, keywords=BOUNTY,
     permanent=at_end_of_turn(THREE_CAPTURED, unlock_token(), free_all(THEIRS)))

# Tomorrow

card("aat", TOMORROW, TROOP, shift=1,
     permanent=MIRRORS)
card("chercheurs-de-depouilles", TOMORROW, TROOP, shift=2, symbols=1, keywords=BOUNTY,
     entry=[sentence(pick(DISCARD, "fetch"), take_all(DISCARD, HAND, quality=NAMED_ALIKE))])
card("obeezs", TOMORROW, TROOP, shift=2, keywords=ECHO,
     entry=[draw(2), discard(2)])
card("wiindz", TOMORROW, TROOP, shift=2, symbols=1, keywords=ECHO,
     entry=[free(where=THIS_ROW | THIS_COLUMN)])
card("ez", TOMORROW, HERO, shift=2, symbols=1, keywords=ECHO | BOUNTY,
     entry=[sentence(may_remove_from_discard(), draw(1))])
card("fre-e", TOMORROW, HERO, shift=2,
     entry=[free(ANY, EVERYWHERE, copy_it())])
card("ne-o", TOMORROW, HERO, shift=2, keywords=ECHO,
     entry=[draw(3), discard(3)])
card("ne-ye", TOMORROW, HERO, shift=2,
     permanent=REMOVAL_DRAWS)
card("sha-dow", TOMORROW, HERO, shift=1, keywords=ETHEREAL,
     permanent=NEIGHBOURS_ECHO)
card("tomorrow", TOMORROW, IMMORTAL, shift=None,
     entry=[draw(1)],
     permanent=IMMORTALS_ECHO)
card("byun-hyung-ja-tomorrow", TOMORROW, IMMORTAL, shift=None, keywords=BOUNTY,
     permanent=at_end_of_turn(NE_YE_REMOVED, shuffle_in(REMOVED, NE_YE), unlock_token()))

# Narashima

card("nakshatra", NARASHIMA, TROOP, shift=2, symbols=1,
     entry=[put_top_into_discard(X), fetch(I | HIGHER_IF_SUPREME)])
card("navaj", NARASHIMA, TROOP, shift=2,
     entry=[fetch_up_to(X, ANY, WONDERS_AND_FORCES)])
card("nikhilesh", NARASHIMA, TROOP, shift=2, symbols=1, keywords=BOUNTY,
     entry=[draw(CLANS_IN_DISCARD)])
card("nitish", NARASHIMA, TROOP, shift=1, symbols=1,
     entry=[sentence(may_trade_in_bounty(), capture_destroy_or_free(UP_TO_NOTED_LEVEL))])
card("nachiketa", NARASHIMA, HERO, shift=2, symbols=1,
     entry=[each_player(discard(2))])
card("nalin", NARASHIMA, HERO, shift=3, symbols=1, keywords=WONDER,
     entry=[choose_player(), put_top_into_discard(10)])
card("narashima-lion", NARASHIMA, HERO, shift=2, symbols=1,
     entry=[each_player(discard(HALF_HAND))])
card("niranjan", NARASHIMA, HERO, shift=2, symbols=1,
     entry=[opponent(sacrifice())])
card("nityananda", NARASHIMA, HERO, shift=4,
     entry=[additional_turn(from_discard=True)])
card("narashima", NARASHIMA, IMMORTAL, shift=None,
     entry=[put_top_into_discard(10), fetch()],
     permanent=SMALL_HANDS)
card("byun-hyung-ja-narashima", NARASHIMA, IMMORTAL, shift=None, keywords=BOUNTY,
     permanent=SHUFFLING_UNLOCKS)

# Galmi

card("boul-go", GALMI, TROOP, shift=1, keywords=WONDER | RECRUITER,
     permanent=SPENDING_GRANTS_A_TURN)
card("bun-to", GALMI, TROOP, shift=2, symbols=1, keywords=WONDER,
     entry=[choose_level(), reveal(4), take_all(REVEALED, HAND, NOTED_LEVEL), rest_to_discard()])
card("kno-bo", GALMI, TROOP, shift=2, symbols=1, keywords=WONDER,
     entry=[may_swap(MINE), draw(GALMI_IN_COLUMN)])
card("un-go", GALMI, TROOP, shift=2, symbols=1, keywords=WONDER,
     entry=[return_to_deck(I | II | III_IF_SUPREME)])
card("galmi-avatar", GALMI, HERO, shift=None, keywords=WONDER | ETHEREAL,
     permanent=DOUBLED_AGAINST_BOUNTIES)
card("kan-te", GALMI, HERO, shift=3, symbols=1, keywords=WONDER,
     entry=[free_all(MINE)])
card("ree-ab", GALMI, HERO, shift=2, symbols=1, keywords=WONDER,
     entry=[put_on_deck_up_to(X), draw(1)])
card("shard", GALMI, HERO, shift=2, symbols=1, keywords=WONDER,
     entry=[reveal(4), keep_one_revealed(), rest_to_discard()])
card("she-rift", GALMI, HERO, shift=2, symbols=1, keywords=WONDER,
     entry=[place_bounty_token()])
card("galmi", GALMI, IMMORTAL, shift=None, keywords=WONDER,
     entry=[return_to_deck(), when(NO_TOKEN_IN_HAND, may("pass-now", pass_now()))],
     permanent=SHORT_PASS)
card("byun-hyung-ja-galmi", GALMI, IMMORTAL, shift=None, keywords=WONDER | BOUNTY,
     permanent=when_first_to_pass(unlock_token()))

# Phoenix

card("arpia", PHOENIX, TROOP, shift=2, symbols=1,
     entry=[draw(1), when(TIMER_IN_PLAY, additional_turn())])
card("muraena", PHOENIX, TROOP, shift=3, symbols=1, keywords=BOUNTY,
     entry=[draw(X)])
card("sqeezs", PHOENIX, TROOP, shift=2, symbols=1,
     entry=[reveal(3), keep_one_revealed(), one_revealed_on_top(), last_revealed_under()])
card("timer", PHOENIX, TROOP, shift=2, symbols=1,
     entry=[additional_turn(), when(ARPIA_IN_PLAY, draw(1))])
card("fenghuang", PHOENIX, HERO, shift=1,
     entry=[show_from_deck(NAMED_PHOENIX), shuffle(), shown_on_top()])
card("genious", PHOENIX, HERO, shift=2,
     entry=[each_player(choose_clan(), shuffle_in(DISCARD, OF_NOTED_CLAN)), draw(2)])
card("kaez", PHOENIX, HERO, shift=2,
     entry=[take_all(REMOVED, HAND, quality=NAMED_PHOENIX), take_all(DISCARD, HAND, quality=NAMED_PHOENIX)])
card("phoenix-eliana", PHOENIX, HERO, shift=None,
     permanent=COUNTS_AS_ARPIA | COUNTS_AS_TIMER)
card("phoenix-immortal", PHOENIX, HERO, shift=1, keywords=ETHEREAL,
     permanent=EVERY_LEVEL)
card("phoenix", PHOENIX, IMMORTAL, shift=None,
     entry=[additional_turn()],
     permanent=HANDS_FIGHT)
card("byun-hyung-ja-phoenix", PHOENIX, IMMORTAL, shift=None, keywords=BOUNTY,
     permanent=at_end_of_turn(THREE_PHOENIX, capture_itself(), unlock_token()))

# Goan Sul

card("deesses-de-lave", GOAN_SUL, TROOP, shift=1, keywords=VETERAN,
     entry=[capture(I)])
card("esprits-de-smook", GOAN_SUL, TROOP, shift=2, symbols=1, keywords=VETERAN,
     entry=[fetch(ANY, VETERANS)])
card("les-gardiens-demons", GOAN_SUL, TROOP, shift=2, symbols=1, keywords=VETERAN,
     entry=[may_swap(EVERYWHERE), destroy(I)])
card("unites-de-bombardement", GOAN_SUL, TROOP, shift=2, symbols=1, keywords=VETERAN,
     entry=[each_player(sacrifice()),
            when(SUPREME, may("again", each_player(sacrifice())))])
card("alpha", GOAN_SUL, HERO, shift=2, keywords=VETERAN,
     entry=[capture(I | II | III_IF_SUPREME)])
card("hempo", GOAN_SUL, HERO, shift=3, symbols=1, keywords=VETERAN,
     entry=[may_swap(EVERYWHERE), destroy(I | II | III_IF_SUPREME)])
card("hemro-le-chasseur-de-primes", GOAN_SUL, HERO, shift=None, keywords=VETERAN,
     permanent=RICHER_BOUNTIES)
card("orgah", GOAN_SUL, HERO, shift=1, symbols=1, keywords=VETERAN | BOUNTY,
     entry=[each_player(choose_clan(OF_DISCARD), remove_of_clan())])
card("smook", GOAN_SUL, HERO, shift=3, symbols=1, keywords=VETERAN,
     entry=[fetch_up_to(X, NEW_LEVEL, VETERANS, note_its_level()), when(X_IS_FOUR, additional_turn())])
card("goan-sul", GOAN_SUL, IMMORTAL, shift=None, keywords=VETERAN,
     entry=[sentence(choose_clan(OF_FREE_CARDS), destroy_all_marked())],
     permanent=CLEAR_VICTORY)
card("byun-hyung-ja-goan-sul", GOAN_SUL, IMMORTAL, shift=None, keywords=VETERAN | BOUNTY,
     permanent=when_battle_is_won(unlock_token()))

# Xi'an

card("1000-visages", XI_AN, TROOP, shift=2, symbols=2,
     entry=[draw(CLANS_IN_COLUMN)])
card("3-voeux", XI_AN, TROOP, shift=1, symbols=2,
     entry=[choose_clan(), reveal(4), take_all(REVEALED, HAND, quality=OF_NOTED_CLAN), rest_to_discard()])
card("all-in-one", XI_AN, TROOP, shift=None, keywords=BOUNTY,
     permanent=EVERY_CLAN)
card("dragon-dansant", XI_AN, TROOP, shift=2,
     entry=[copy(EVERYWHERE, I)])
card("dalisteer", XI_AN, HERO, shift=2, symbols=2, keywords=SECRET_SHIFT,
     entry=[draw(CLANS_IN_ROW)])
card("nio", XI_AN, HERO, shift=3, keywords=ECHO,
     entry=[copy(ADJACENT, ANY, capture_it())])
card("pangu", XI_AN, HERO, shift=3, keywords=VETERAN,
     entry=[capture_destroy_or_free(I | II)])
card("shennong", XI_AN, HERO, shift=None, keywords=BOUNTY,
     permanent=EVERY_CLAN)
card("valeen", XI_AN, HERO, shift=2, keywords=WONDER,
     entry=[copy(EVERYWHERE, I | II)])
card("xi-an", XI_AN, IMMORTAL, shift=None,
     entry=[copy(EVERYWHERE)],
     permanent=IMMORTALS_OF_ALL_CLANS)
card("byun-hyung-ja-xi-an", XI_AN, IMMORTAL, shift=None, keywords=BOUNTY,
     permanent=at_end_of_turn(FIVE_IN_HAND, may("unlock", discard_of_one_clan(5), unlock_token(),
                                                only_if=FIVE_OF_A_CLAN)))
# fmt: on
